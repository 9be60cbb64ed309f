import type { Tree } from '@nx/devkit';
import { format, type FormatOptions } from 'oxfmt';

/** What was generated looks as if `npm run format` had been run. */
export async function formatGenerated(tree: Tree): Promise<void> {
  const options = JSON.parse(tree.read('.oxfmtrc.json', 'utf8')!) as FormatOptions;
  const isFormatted = /\.(tsx?|json|md|yaml)$/;
  for (const { path, content, type } of tree.listChanges()) {
    if (type === 'DELETE' || !isFormatted.test(path)) continue;
    const { code, errors } = await format(path, content!.toString(), options);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
    tree.write(path, code);
  }
}
