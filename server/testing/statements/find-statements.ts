import { join, relative, sep } from "node:path";
import {
  type CallExpression,
  isArrayLiteralExpression,
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from "typescript/unstable/ast";
import { API, type Project, type Type } from "typescript/unstable/sync";
import { kindsOf, textOf, type Kinds } from "./read-expression.ts";

/** A call of `query` in the server's code. */
export interface FoundStatement {
  /** File and line. */
  readonly place: string;
  /** Undefined where the text is made while the program runs. */
  readonly sql: string | undefined;
  /** What `query<Row>` promises, by column; undefined where nothing is promised. */
  readonly row: ReadonlyMap<string, Kinds> | undefined;
  /** True where the caller reads no rows. */
  readonly rowsUnread: boolean;
  /** Of the parameters, where they are written as a list. */
  readonly parameters: readonly Kinds[];
}

const SERVER = join(import.meta.dirname, "../..");

/** Finds every call of a method `query` in server/src, tests left out, as the TypeScript compiler sees it. */
export function findStatements(): FoundStatement[] {
  const api = new API({ cwd: SERVER });
  try {
    const config = join(SERVER, "tsconfig.json");
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    if (!project) throw new Error("the compiler did not open the server's project");
    return sourceFiles(project).flatMap((file) => statementsIn(project, file));
  } finally {
    api.close();
  }
}

function sourceFiles(project: Project): string[] {
  const source = `${SERVER.split(sep).join("/")}/src/`;
  const names = project.program.getSourceFileNames();
  return names.filter((name) => name.startsWith(source) && !name.endsWith(".test.ts"));
}

function statementsIn(project: Project, file: string): FoundStatement[] {
  const source = project.program.getSourceFile(file);
  if (!source) throw new Error(`the compiler did not read ${file}`);
  const found: FoundStatement[] = [];
  const visit = (node: Node): void => {
    if (isQuery(node)) {
      const line = source.text.slice(0, node.expression.end).split("\n").length;
      const place = `${relative(SERVER, file).split(sep).join("/")}:${line}`;
      found.push({ place, ...statementOf(project, node) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function isQuery(node: Node): node is CallExpression {
  return (
    isCallExpression(node) &&
    isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "query"
  );
}

function statementOf(project: Project, call: CallExpression): Omit<FoundStatement, "place"> {
  const { checker } = project;
  const [text, values] = call.arguments;
  const row = call.typeArguments?.[0] && checker.getTypeFromTypeNode(call.typeArguments[0]);
  const written = values && isArrayLiteralExpression(values) ? values.elements : [];
  return {
    sql: text && textOf(project, text),
    row: row && columnsOf(project, row),
    rowsUnread: leavesRowsUnread(call),
    parameters: written.map((value) => kindsOf(checker, checker.getTypeAtLocation(value))),
  };
}

function columnsOf({ checker }: Project, row: Type): Map<string, Kinds> {
  const columns = checker.getPropertiesOfType(row);
  return new Map(columns.map((column) => [column.name, kindsOf(checker, checker.getTypeOfSymbol(column))]));
}

/** `await db.query(...)` as a statement of its own, or with nothing but `rowCount` taken from it. */
function leavesRowsUnread(call: CallExpression): boolean {
  if (!isAwaitExpression(call.parent)) return false;
  const user = call.parent.parent;
  if (isExpressionStatement(user)) return true;
  return (
    isVariableDeclaration(user) &&
    isObjectBindingPattern(user.name) &&
    user.name.elements.every((element) => element.name?.getText() === "rowCount")
  );
}
