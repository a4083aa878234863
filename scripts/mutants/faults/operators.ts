/** What a node of the syntax tree may be changed into: each change is a fault that a test should notice. */
import type { Expression, Node } from "oxc-parser";
import { unwrapped } from "./syntax.ts";

/** A change of the source between two offsets. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where a node stands. */
export interface Place {
  readonly source: string;
  readonly parents: readonly Node[];
  /** Inside a function; else it is computed when the module is loaded. */
  readonly inFunction: boolean;
  /** How many arrays and objects it lies in outside of any function: two or more make a table. */
  readonly tableDepth: number;
}

const BINARY: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
};

/** Methods that are mistaken for each other, and those whose call may be forgotten (the receiver stays). */
const METHODS = new Map(
  Object.entries({
    min: "max",
    max: "min",
    floor: "ceil",
    ceil: "floor",
    every: "some",
    some: "every",
    startsWith: "endsWith",
    endsWith: "startsWith",
    find: "findLast",
    findLast: "find",
  }),
);
const FORGOTTEN = new Set(["filter", "toSorted", "slice", "toReversed", "trim", "toLowerCase", "abs"]);

/** All changes of one node alone; empty for most nodes. */
export function changesOf(node: Node, place: Place): Change[] {
  const written = (part: Node) => place.source.slice(part.start, part.end);
  // Of "!x" the sign alone is changed, further below.
  const negated = (part: Node) => (isNegation(part) ? [] : [at(part, `!(${written(part)})`)]);
  const parent = place.parents.at(-1);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- most kinds of nodes stay as they are
  switch (node.type) {
    case "ExpressionStatement":
      return isAction(node.expression) ? [at(node, ";")] : [];
    case "IfStatement":
      return [at(node.test, "false"), ...negated(node.test)];
    case "ConditionalExpression":
      return negated(node.test);
    case "WhileStatement":
      return [at(node.test, "false")];
    case "LogicalExpression": {
      if (node.operator === "??") return [];
      const operator = node.operator === "&&" ? "||" : "&&";
      return [at(node, `(${written(node.left)}) ${operator} (${written(node.right)})`)];
    }
    case "BinaryExpression": {
      const operator = BINARY[node.operator];
      const negatedAnyway = isTestOf(node, parent) && node.operator.endsWith("==");
      if (operator === undefined || negatedAnyway || isText(node.left) || isText(node.right)) return [];
      return [at(node, `${written(node.left)} ${operator} ${written(node.right)}`)];
    }
    case "UnaryExpression":
      return node.operator === "!" || node.operator === "-" ? [at(node, written(node.argument))] : [];
    case "Literal":
      return literalTexts(node.value, place).map((text) => at(node, text));
    case "ReturnStatement":
      return node.argument === null ? [] : emptied(node.argument).map((text) => at(node, `return ${text};`));
    case "ArrowFunctionExpression":
      return node.body.type === "ArrayExpression"
        ? emptied(node.body).map((text) => at(node.body, text))
        : [];
    case "CallExpression":
      return methodChanges(node, written).map((text) => at(node, text));
    case "Property":
      // Options of a call: who forgets one gets the default.
      return isOption(place.parents) ? [withoutComma(node, place.source)] : [];
    default:
      return [];
  }
}

function at(part: Node, text: string): Change {
  return { start: part.start, end: part.end, text };
}

function isNegation(part: Node): boolean {
  return part.type === "UnaryExpression" && part.operator === "!";
}

function isAction(expression: Expression): boolean {
  const inner = unwrapped(expression);
  if (inner.type === "CallExpression") return inner.callee.type !== "Super";
  return inner.type === "AssignmentExpression" || inner.type === "UpdateExpression";
}

function isTestOf(node: Node, parent: Node | undefined): boolean {
  return (parent?.type === "IfStatement" || parent?.type === "ConditionalExpression") && parent.test === node;
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

function literalTexts(value: unknown, { inFunction, tableDepth }: Place): string[] {
  if (tableDepth > 1) return [];
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value !== "number") return [];
  if (inFunction) return [String(value + 1)];
  return value === 0 ? ["1"] : ["0", String(value * 10)];
}

function emptied(argument: Expression): string[] {
  const inner = unwrapped(argument);
  if (inner.type === "ArrayExpression") return inner.elements.length === 0 ? [] : ["[]"];
  if (isText(inner)) return inner.type === "Literal" && inner.value === "" ? [] : ['""'];
  return inner.type === "CallExpression" || inner.type === "NewExpression" ? ["undefined"] : [];
}

function methodChanges(node: Node & { type: "CallExpression" }, written: (part: Node) => string): string[] {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  const name = callee.property.name;
  const swapped = METHODS.get(name);
  const [first] = node.arguments;
  const args = node.arguments.map(written).join(", ");
  if (swapped !== undefined) return [`${written(callee.object)}.${swapped}(${args})`];
  if (!FORGOTTEN.has(name)) return [];
  return [written(name === "abs" && first !== undefined ? first : callee.object)];
}

function isOption(parents: readonly Node[]): boolean {
  const [call, object] = parents.slice(-2);
  return (
    object?.type === "ObjectExpression" &&
    (call?.type === "CallExpression" || call?.type === "NewExpression") &&
    call.arguments.some((argument) => argument === object)
  );
}

function withoutComma(node: Node, source: string): Change {
  const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0;
  return { start: node.start, end: node.end + comma, text: "" };
}
