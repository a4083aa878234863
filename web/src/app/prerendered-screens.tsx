import type { PageConfig } from "@curta/contract";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { PhotoPanel } from "../features/photo/photo-panel.tsx";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { Welcome } from "../features/welcome/welcome.tsx";
import { openServices } from "../lib/services/services.ts";
import { ServicesContext } from "../lib/services/services-context.tsx";
import { SessionContext, type SessionState } from "../lib/services/session.tsx";
import { OfferBar } from "./language-offer.tsx";
import { paths } from "./paths.ts";
import { Header } from "./shell.tsx";
import { GeneratorTitle } from "./steps/generator-title.tsx";

/** The usual installation. Nothing is asked of it while the page is built. */
const CONFIG: PageConfig = {
  supabaseUrl: "http://localhost",
  supabaseKey: "",
  workflowUrl: "http://localhost",
  sendAuthorization: true,
  traces: false,
  login: "required",
  signup: "closed",
};
const VISITOR: SessionState = { loading: false, user: null };
/** before-paint.js puts the address in its place. */
const MEMBER: SessionState = { loading: false, user: { id: "", email: " " } };

/**
 * The screens that most visits begin with, and the offers above them: HTML by the id that before-paint.js knows it by. Made while
 * the page is built (prerender-templates.ts), in Portuguese. Nothing in it can be used: it only looks like the screen to come.
 */
export function prerenderScreens(): Readonly<Record<string, string>> {
  return {
    "sign-in": prerender(paths.signIn, VISITOR, <SignInPage />),
    start: prerender(paths.generator, MEMBER, <Start />),
    "offer-en": lookOf(renderToStaticMarkup(<OfferBar language="en" onYes={ignore} onNo={ignore} />)),
    "offer-es": lookOf(renderToStaticMarkup(<OfferBar language="es" onYes={ignore} onNo={ignore} />)),
  };
}

function prerender(path: string, session: SessionState, screen: ReactNode): string {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ServicesContext value={openServices(CONFIG)}>
        <SessionContext value={session}>
          <div className="shell">
            <Header />
            {screen}
          </div>
        </SessionContext>
      </ServicesContext>
    </MemoryRouter>,
  );
  return lookOf(html).replace("<div", '<div id="prerendered" inert aria-hidden="true" aria-busy="true"');
}

/** The generator's screen before a photo is chosen. */
function Start() {
  return (
    <main className="generator" data-step="photo">
      <GeneratorTitle />
      <div className="area-photo">
        <PhotoPanel
          file={null}
          kept={null}
          small={false}
          dropping={false}
          onFile={ignore}
          onError={ignore}
          onClear={ignore}
        />
        <Welcome />
      </div>
    </main>
  );
}

function ignore(): void {}

/** Without what scripts, password managers and test drivers would take for the page's own fields. */
function lookOf(html: string): string {
  return html
    .replaceAll(/<select.*?<\/select>|<input[^>]*type="file"[^>]*>|<link[^>]*>/g, "")
    .replaceAll(/<input[^>]*>/g, "<input readonly>")
    .replaceAll(/ (?:id|for|href|aria-[a-z]+|data-discover|role|title|tabindex)="[^"]*"/g, "");
}
