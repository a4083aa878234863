import { PAGE_CONFIG_PATH, type PageConfig } from "@curta/contract";

/** Loads the page's configuration. @throws if the server does not answer or answers something else */
export async function loadConfig(): Promise<PageConfig> {
  const answer = await fetch(PAGE_CONFIG_PATH);
  if (!answer.ok) throw new Error(`${PAGE_CONFIG_PATH}: ${answer.status}`);
  const config: unknown = await answer.json();
  if (!isPageConfig(config)) throw new Error(`${PAGE_CONFIG_PATH}: not a configuration`);
  return config;
}

/** Enough to recognize our own server's answer; checking with the schema would add 23 KB here. */
function isPageConfig(value: unknown): value is PageConfig {
  return typeof value === "object" && value !== null && "supabaseUrl" in value && "workflowUrl" in value;
}
