import { servePreview } from "@curta/studio/preview";
import { previewFonts } from "./preview-fonts.ts";

// The page's type library lacks the worker's global scope; this is the part that a preview needs.
declare const self: Parameters<typeof servePreview>[0];

servePreview(self, previewFonts);
