import { relative } from 'node:path';
import { importResolver, rulesFor } from './forbidden-import.ts';

interface Specifier {
  importKind?: string;
  exportKind?: string;
}

interface ImportNode extends Specifier {
  source: { value?: unknown } | null;
  specifiers?: Specifier[];
}

interface Context {
  cwd: string;
  filename: string;
  report(fault: { node: object; message: string }): void;
}

const isType = ({ importKind, exportKind }: Specifier): boolean =>
  importKind === 'type' || exportKind === 'type';

let resolver: ReturnType<typeof importResolver> | undefined;

/** Shows in the editor, where it is written, the import that `npm run boundaries` refuses, by the same rules. */
const forbiddenImport = {
  create(context: Context) {
    const resolve = (resolver ??= importResolver(context.cwd));
    const brokenBy = rulesFor(relative(context.cwd, context.filename));
    const look = (node: ImportNode): void => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const imported = resolve(context.filename, specifier);
      if (!imported) return;
      const { specifiers = [] } = node;
      const isTypeOnly = isType(node) || (specifiers.length > 0 && specifiers.every(isType));
      for (const { name, comment } of brokenBy(imported, isTypeOnly))
        context.report({ node: node.source!, message: `${comment} (${name})` });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

export default { meta: { name: 'boundaries' }, rules: { 'forbidden-import': forbiddenImport } };
