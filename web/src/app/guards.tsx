import { Navigate, Outlet, useLocation } from "react-router";
import { useServices } from "../lib/services/services-context.tsx";
import { useSession } from "../lib/services/session.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { text } from "../lib/text.ts";
import { paths } from "./paths.ts";

/** Shows the page to signed-in users (to everybody if login is optional); others go to /login first. */
export function MemberOnly() {
  const { loading, user } = useSession();
  const { config } = useServices();
  const location = useLocation();
  if (loading) return <Waiting />;
  if (user !== null || config.login === "optional") return <Outlet />;
  return <Navigate to={paths.signIn} replace state={{ from: location.pathname + location.search }} />;
}

/** Shows the sign-in form to visitors; signed-in users go back to where they came from. */
export function VisitorOnly() {
  const { loading, user } = useSession();
  const location = useLocation();
  if (loading) return <Waiting />;
  return user === null ? <Outlet /> : <Navigate to={cameFrom(location.state)} replace />;
}

function cameFrom(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? from : paths.generator;
}

/** What stands there while nothing is known yet. */
export function Waiting() {
  return (
    <main className="waiting" id="conteudo" aria-busy="true">
      <output>
        <Spinner />
        <span className="visually-hidden">{text.loading}</span>
      </output>
    </main>
  );
}
