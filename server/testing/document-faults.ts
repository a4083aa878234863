import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** The parts of the OpenAPI document that tests read. */
export interface Document {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, object> }> }>
  >;
  readonly components: { readonly schemas: Record<string, object> };
  readonly servers: readonly { readonly url: string }[];
}

/** Where a real answer and the document differ. A field that the document does not name is a fault. */
export function faultsOf(
  document: Document,
  { path, method, status }: { path: string; method: string; status: number },
  value: unknown,
): unknown[] {
  const closed = JSON.parse(JSON.stringify(document), (_key, part: unknown) => {
    const isClosed =
      typeof part === "object" && part !== null && "properties" in part && !("additionalProperties" in part);
    return isClosed ? { ...part, additionalProperties: false } : part;
  }) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  (addFormats as unknown as (one: Ajv2020) => void)(ajv);
  ajv.addSchema(closed, "curta");
  const responses = closed.paths[path]?.[method]?.responses ?? {};
  const name = status in responses ? String(status) : "default";
  const pointer = ["paths", path, method, "responses", name, "content", "application/json", "schema"]
    .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
  ajv.validate({ $ref: `curta#/${pointer}` }, value);
  return ajv.errors ?? [];
}
