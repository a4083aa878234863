import { parseSync, visitorKeys, type Expression, type Node } from "oxc-parser";

/** The syntax tree of a TypeScript file, with offsets in UTF-16 units; throws where it has syntax errors. */
export function parseSource(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file}: ${first.message}`);
  return program;
}

/** The nodes directly inside a node, in the order of the grammar. */
export function childrenOf(node: Node): Node[] {
  const fields: Record<string, unknown> = { ...node };
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields[key]].flat().filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** What is inside parentheses, `await`, `void`, `?.` and assertions of types. */
export function unwrapped(expression: Expression): Expression {
  if (expression.type === "AwaitExpression") return unwrapped(expression.argument);
  if (expression.type === "UnaryExpression" && expression.operator === "void")
    return unwrapped(expression.argument);
  if (
    expression.type === "ChainExpression" ||
    expression.type === "ParenthesizedExpression" ||
    expression.type === "TSAsExpression" ||
    expression.type === "TSNonNullExpression"
  ) {
    return unwrapped(expression.expression);
  }
  return expression;
}
