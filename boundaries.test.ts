import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** A file, an import that the architecture forbids there, and one that it allows. */
const CANARIES = [
  ["contract/src/a.ts", "@curta/studio", "zod"],
  ["client/src/a.ts", "@curta/contract", "./send.ts"],
  ["studio/src/film/a.ts", "@curta/server", "@curta/contract"],
  ["studio/src/direction/a.ts", "node:fs", "./timeline.ts"],
  ["studio/src/direction/b.ts", "../film/render-film.ts", "@curta/contract"],
  ["studio/src/score/a.ts", "sharp", "../direction/timeline.ts"],
  ["studio/src/seeing/a.ts", "node:fs", "@curta/contract"],
  ["studio/src/seeing/b.ts", "../film/render-film.ts", "./network/engine.ts"],
  ["studio/src/photo/a.ts", "../film/render-film.ts", "sharp"],
  ["studio/src/frame/a.ts", "../score/compose.ts", "../direction/timeline.ts"],
  ["server/src/generation/a.ts", "pg", "@curta/contract"],
  ["server/src/database/a.ts", "../workflow/make-image.ts", "pg"],
  ["server/src/workflow/a.ts", "../http/page.ts", "../database/generations.ts"],
  ["server/src/worker/a.ts", "../http/page.ts", "../workflow/produce-film.ts"],
  ["server/src/http/routes/a.ts", "../../supabase/index.ts", "../../workflow/cancel-film.ts"],
  ["server/src/supabase/auth/a.ts", "../../http/errors.ts", "../../errors.ts"],
  ["server/src/supabase/rest/a.ts", "@curta/web", "../../identity/tokens.ts"],
  ["web/src/features/generator/a.ts", "../library/list.ts", "../../ui/button.tsx"],
  ["web/src/ui/a.ts", "../features/generator/panel.tsx", "react"],
  ["web/src/lib/a.ts", "@curta/studio", "@curta/contract"],
  ["web/src/texts/en/a.ts", "../../lib/text.ts", "../pt/page.ts"],
  ["web/src/texts/es/a.ts", "@curta/contract/retell-remark", "@curta/contract/errors-es"],
  ["e2e/src/a.ts", "@curta/contract", "@curta/photos"],
] as const;

type Canary = (typeof CANARIES)[number];

/** Files with one import each that the linter refuses in one run with the project's own configuration. */
function refusedFiles(specifierOf: (canary: Canary) => string): Set<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "curta-boundaries-"));
  try {
    for (const canary of CANARIES) {
      const target = path.join(folder, canary[0]);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `import * as all from "${specifierOf(canary)}";\nexport { all };\n`);
    }
    cpSync(path.join(import.meta.dirname, ".oxlintrc.json"), path.join(folder, ".oxlintrc.json"));
    const oxlint = path.join(import.meta.dirname, "node_modules/.bin/oxlint");
    const { stdout } = spawnSync(oxlint, ["--format=json"], { cwd: folder, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const refusals = diagnostics.filter(({ code }) => code.includes("no-restricted-imports"));
    return new Set(refusals.map(({ filename }) => filename));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const refused = refusedFiles(([, forbidden]) => forbidden);
const refusedOfAllowed = refusedFiles(([, , allowed]) => allowed);

test.each(CANARIES)("in %s an import of %s is refused, of %s allowed", (file) => {
  expect(refused).toContain(file);
  expect(refusedOfAllowed).not.toContain(file);
});
