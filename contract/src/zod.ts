import { config, z } from "zod";

// Before any schema is built: zod tries whether it may compile code, which the page's Content-Security-Policy forbids
// and reports.
config({ jitless: true });

export { z };
