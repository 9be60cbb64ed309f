import type { Tree } from '@nx/devkit';
import { edit } from '../comun/edit.ts';
import type { Nombres } from '../comun/nombres.ts';
import { TEXTOS, type Idioma } from './textos.ts';

const I18N = 'apps/web/src/shared/i18n';

/** Adds the screen's catalogue in every language, and its name in the navigation. */
export function wireTexts(tree: Tree, { lista }: Nombres, titulos: Record<Idioma, string>): void {
  for (const [idioma, textos] of Object.entries(TEXTOS) as [Idioma, object][]) {
    const catalogue = { titulo: titulos[idioma], ...textos };
    tree.write(`${I18N}/${idioma}/${lista}.json`, JSON.stringify(catalogue, null, 2));
    const link = `"${lista}": ${JSON.stringify(titulos[idioma])}`;
    edit(tree, `${I18N}/${idioma}/navegacion.json`, /("enlace": \{[^}]*?)(\n {2}\})/, `$1,\n    ${link}$2`);
  }
  const load = `${lista}: () => import('./es/${lista}.json', { with: { type: 'json' } }),`;
  edit(tree, `${I18N}/catalogues.ts`, /(const es\b[\s\S]*?)(\n})/, `$1\n  ${load}$2`);
  const types = `${I18N}/i18next.d.ts`;
  edit(tree, types, /(\n\ndeclare module)/, `\nimport type ${lista} from './es/${lista}.json';$1`);
  edit(tree, types, /(resources: \{[^}]*?)(\n {4}\};)/, `$1\n      ${lista}: typeof ${lista};$2`);
}
