import react from "@vitejs/plugin-react";
import { createServer, type HtmlTagDescriptor } from "vite";
import type { Made } from "./build-output.ts";

/** A `template` element for each part that src/app/prerendered-screens.tsx makes, with the addresses of the built files. */
export async function templatesOf(root: string, made: Made): Promise<HtmlTagDescriptor[]> {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react()],
    server: { middlewareMode: true, watch: null, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  try {
    const { prerenderScreens } = await server.ssrLoadModule("/src/app/prerendered-screens.tsx");
    const screens: Record<string, string> = prerenderScreens();
    return Object.entries(screens).map(([id, html]) => ({
      tag: "template",
      injectTo: "body",
      attrs: { id },
      children: withBuiltAddresses(html, made),
    }));
  } finally {
    await server.close();
  }
}

/** Names files as the build has named them. */
function withBuiltAddresses(html: string, made: Made): string {
  return html.replaceAll(/src="\/([^"]+)"/g, (_, source: string) => {
    const built = Object.entries(made).find(
      ([, part]) => part.type === "asset" && part.originalFileNames.includes(source),
    );
    if (built === undefined) throw new Error(`${source} is on a prerendered screen and not in the build`);
    return `src="/${built[0]}"`;
  });
}
