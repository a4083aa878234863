import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { ServicesContext } from "../lib/services/services-context.tsx";
import type { Services } from "../lib/services/services.ts";
import { SessionProvider } from "../lib/services/session.tsx";
import { useLanguage } from "../lib/text.ts";
import { MemberOnly, VisitorOnly } from "./guards.tsx";
import { GeneratorRoute, MyDataRoute, ShelfRoute, UserFilms } from "./screens.tsx";
import { NotFound } from "./not-found.tsx";
import { LOST_PHOTO, paths } from "./paths.ts";
import { Shell } from "./shell.tsx";

const LOST_PHOTO_PATH = `${paths.generator}?${LOST_PHOTO.name}=${LOST_PHOTO.value}`;

/** The root component: providers and routes. In another language all of it is drawn again, as it stands. */
export function App({ services }: { services: Services }) {
  useLanguage();
  return (
    <ServicesContext value={services}>
      <SessionProvider auth={services.auth}>
        <BrowserRouter>
          <UserFilms>
            <Routes>
              <Route element={<Shell />}>
                <Route path={paths.home} element={<Navigate to={paths.generator} replace />} />
                <Route path={paths.share} element={<Navigate to={LOST_PHOTO_PATH} replace />} />
                <Route element={<VisitorOnly />}>
                  <Route path={paths.signIn} element={<SignInPage />} />
                </Route>
                <Route element={<MemberOnly />}>
                  <Route path={paths.generator} element={<GeneratorRoute />} />
                  <Route path={paths.shelf} element={<ShelfRoute />} />
                  <Route path={paths.myData} element={<MyDataRoute />} />
                </Route>
                <Route path="*" element={<NotFound />} />
              </Route>
            </Routes>
          </UserFilms>
        </BrowserRouter>
      </SessionProvider>
    </ServicesContext>
  );
}
