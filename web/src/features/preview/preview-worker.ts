import { servePreview } from "@curta/studio/preview";

// The page's library names no worker's global scope; this is the part of it that a preview needs.
declare const self: Parameters<typeof servePreview>[0];

servePreview(self);
