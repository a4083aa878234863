import { ALL_TEMPLATES } from "@curta/studio/preview";

/** `curta templates`: every template with the style it belongs to, and one sentence. */
export async function run(): Promise<number> {
  const rows = ALL_TEMPLATES.map(
    ({ name, style, sentence }) => `${name.padEnd(12)}${style.padEnd(17)}${sentence}\n`,
  );
  process.stdout.write(rows.join(""));
  return 0;
}
