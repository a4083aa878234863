import { lazy, Suspense, type ReactNode } from "react";
import { Arrivals } from "../features/arrivals/arrivals.tsx";
import { notifySystem } from "../features/arrivals/notify-system.ts";
import { FilmsProvider } from "../lib/films/films-context.tsx";
import type { RowPart } from "../lib/rows/generation-row.ts";
import { useServices } from "../lib/services/services-context.tsx";
import { useSession } from "../lib/services/session.tsx";
import { ANONYMOUS_USER_ID } from "@curta/contract";
import { Waiting } from "./guards.tsx";
import { paths } from "./paths.ts";

const GeneratorScreen = lazy(() => import("./generator-screen.tsx"));
const ShelfScreen = lazy(() => import("../features/shelf/shelf-screen.tsx"));
const MyDataScreen = lazy(() => import("../features/my-data/my-data-screen.tsx"));

/** Id of the user whose films are shown: `test-user` where nobody signs in; null while there is none. */
function useOwner(): string | null {
  const { user, loading } = useSession();
  const { config } = useServices();
  if (user !== null) return user.id;
  return !loading && config.login === "optional" ? ANONYMOUS_USER_ID : null;
}

/** Where no notification can be shown, the page itself still tells of the film. */
function tellSystem(film: RowPart): void {
  notifySystem(film).catch(() => undefined);
}

/** Everything below hears of the user's films. */
export function UserFilms({ children }: { children: ReactNode }) {
  const { rows } = useServices();
  return (
    <FilmsProvider rows={rows} userId={useOwner()} onEnded={tellSystem}>
      {children}
      <Arrivals generator={paths.generator} />
    </FilmsProvider>
  );
}

/** The screen on which films are made. Who has to sign in first does not wait for it. */
export function GeneratorRoute() {
  return (
    <Suspense fallback={<Waiting />}>
      <GeneratorScreen />
    </Suspense>
  );
}

/** The screen "Seus vídeos". It starts over when another user signs in. */
export function ShelfRoute() {
  const owner = useOwner() ?? "";
  const { workflow } = useServices();
  const readPost = async (film: RowPart) => {
    const { readPostOfRow } = await import("../features/film/ways-out/read-post-caption.ts");
    return readPostOfRow(workflow, film);
  };
  return (
    <Suspense fallback={<Waiting />}>
      <ShelfScreen
        key={owner}
        userId={owner}
        generator={paths.generator}
        myData={paths.myData}
        readPost={readPost}
      />
    </Suspense>
  );
}

/** The screen "Meus dados". */
export function MyDataRoute() {
  const owner = useOwner() ?? "";
  return (
    <Suspense fallback={<Waiting />}>
      <MyDataScreen key={owner} userId={owner} />
    </Suspense>
  );
}
