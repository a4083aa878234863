// Must come before the components' own styles.
import "./styles/base.css";
import "./styles/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { StartFailed } from "./app/start-failed.tsx";
import { registerServiceWorker } from "./lib/browser/network/service-worker.ts";
import { keptLanguage, LOCALES } from "./lib/language.ts";
import { loadConfig } from "./lib/services/config.ts";
import { openServices } from "./lib/services/services.ts";

const container = document.getElementById("root");
if (container === null) throw new Error("no #root");
const root = createRoot(container);

document.documentElement.lang = LOCALES[keptLanguage() ?? "pt"];
try {
  const services = openServices(await loadConfig());
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
} catch {
  root.render(<StartFailed />);
}
registerServiceWorker();
