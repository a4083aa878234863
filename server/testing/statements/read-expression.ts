import {
  type Expression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast";
import { type Checker, type Project, SymbolFlags, type Type } from "typescript/unstable/sync";

/** What the values of a TypeScript type are: "string", "number", "boolean", "null", "unknown", "Date", "string[]" ... */
export type Kinds = readonly string[];

/** The text of a literal, of a constant, or of a template made of them; undefined for anything else. */
export function textOf(project: Project, node: Expression): string | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!isTemplateExpression(node)) return textOfConstant(project, node);
  const spans = node.templateSpans.map((span) => {
    const value = textOf(project, span.expression);
    return value === undefined ? undefined : value + span.literal.text;
  });
  return spans.includes(undefined) ? undefined : node.head.text + spans.join("");
}

function textOfConstant(project: Project, node: Expression): string | undefined {
  const { checker } = project;
  const type = checker.getTypeAtLocation(node);
  if (type?.isStringLiteralType() || type?.isNumberLiteralType()) return String(type.value);
  const symbol = checker.getSymbolAtLocation(node);
  const original = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = original?.valueDeclaration?.resolve(project);
  return declaration && isVariableDeclaration(declaration) && declaration.initializer
    ? textOf(project, declaration.initializer)
    : undefined;
}

export function kindsOf(checker: Checker, type: Type | undefined): Kinds {
  if (!type || type === checker.getAnyType() || type === checker.getUnknownType()) return ["unknown"];
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((one) => kindsOf(checker, one)))];
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    return kindsOf(checker, checker.getTypeArguments(type)[0]).map((kind) => `${kind}[]`);
  }
  const plain = [
    checker.getNullType(),
    checker.getStringType(),
    checker.getNumberType(),
    checker.getBooleanType(),
  ].find((one) => checker.isTypeAssignableTo(type, one));
  return [plain ? checker.typeToString(plain) : (type.getSymbol()?.name ?? checker.typeToString(type))];
}
