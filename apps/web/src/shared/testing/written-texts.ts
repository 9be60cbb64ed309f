import ts from 'typescript';

/** Attributes that a person reads or hears. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'label',
  'placeholder',
  'title',
]);
const WORD = /\p{L}{2,}/u;
const SPANISH_LETTER = /[áéíóúñ¿¡]/i;

/** Not texts on screen: values sent to the server as they are, and names of languages and keys. */
const AS_THEY_ARE = new Set([
  'crítica',
  'en revisión',
  'documentación',
  'En revisión',
  'contraseña',
  'Español',
  'Français',
  'Esc',
  'PMP',
]);

const isText = (
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const wordsOf = (node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
    : node.text;

const literalOf = (value: ts.JsxAttributeValue | undefined): ts.Node | undefined =>
  value && ts.isJsxExpression(value) ? value.expression : value;

/** Finds texts that a component contains itself instead of taking them from a catalogue. */
export const writtenTexts = (file: string, source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const literal = literalOf(node.initializer);
      if (literal && isText(literal) && WORD.test(wordsOf(literal))) found.push(wordsOf(literal).trim());
    } else if (isText(node)) {
      const text = wordsOf(node);
      if (SPANISH_LETTER.test(text)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return [...new Set(found)].filter((text) => !AS_THEY_ARE.has(text));
};
