/** Tables of words, looks and templates: another value is another film, not a fault. */
const DATA = [
  /^studio\/src\/direction\/copy\/(language\/function-words|social\/tags|stories\/(en|es|pt)|topic\/bridges)/,
  /^studio\/src\/direction\/grades\/grade-table/,
  /^studio\/src\/direction\/lettering\/(fonts|looks\/looks)/,
  /^studio\/src\/direction\/templates\/(cinematic|soft|viral)\//,
  /^studio\/src\/direction\/words\/(lexicon\/lexicon-table|names|speech\/(cues|photo-changes)-table)/,
  /^server\/src\/identity\/common-passwords/,
];

/** Whether a file (from the root, with `/`) holds rules of the product that a fault can be made in. */
export function isProductRule(file: string): boolean {
  return (
    /\.tsx?$/.test(file) && !/\.(test|suite|e2e|as|d)\.tsx?$/.test(file) && !DATA.some((at) => at.test(file))
  );
}

/** The files at or under one of the places. */
export function filesAt(places: readonly string[], files: readonly string[]): string[] {
  return files.filter((file) => places.some((place) => file === place || file.startsWith(`${place}/`)));
}
