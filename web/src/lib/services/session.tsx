import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Services } from "./services.ts";

interface SessionUser {
  readonly id: string;
  readonly email: string;
}

export interface SessionState {
  /** True until the first check of the stored session has ended. */
  readonly loading: boolean;
  readonly user: SessionUser | null;
}

export const SessionContext = createContext<SessionState>({ loading: true, user: null });

/** Loads the session once, then follows every change, other tabs' included. */
export function SessionProvider({ auth, children }: { auth: Services["auth"]; children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ loading: true, user: null });
  useEffect(() => {
    const { data } = auth.onAuthStateChange((_event, next) => {
      const user = next ? { id: next.user.id, email: next.user.email ?? "" } : null;
      setSession((known) => (isSame(known, user) ? known : { loading: false, user }));
    });
    return () => data.subscription.unsubscribe();
  }, [auth]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** A refreshed token is not a new session: the page must not start over. */
function isSame(known: SessionState, user: SessionUser | null): boolean {
  return !known.loading && known.user?.id === user?.id && known.user?.email === user?.email;
}

export function useSession(): SessionState {
  return useContext(SessionContext);
}
