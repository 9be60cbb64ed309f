import type { Tree } from '@nx/devkit';
import { edit } from '../comun/edit.ts';
import type { Nombres } from '../comun/nombres.ts';

const WEB = 'apps/web/src';

/** Adds the screen's address, its tab and its link. */
export function wireScreen(tree: Tree, { recurso, lista }: Nombres, titulo: string): void {
  const ruta = `  {
    path: '/${recurso}/:proyectoId',
    load: () => import('../../features/${recurso}/${recurso}-page'),
    texts: ['${lista}'],
    reads: ({ params: { proyectoId } }) => [\`/api/${recurso}/proyecto/\${proyectoId}\`],
  },`;
  edit(tree, `${WEB}/app/rutas/rutas.ts`, /(\n {2}\{ path: '\/:clave')/, `\n${ruta}$1`);

  const path = `  ${lista}: (id: string) => \`/${recurso}/\${id}\`,`;
  edit(tree, `${WEB}/shared/navegar/paths.ts`, /(\n\} as const;)/, `\n${path}$1`);
  const key = `  ${lista}: (proyectoId: string) => ['${recurso}', proyectoId] as const,`;
  edit(tree, `${WEB}/shared/queries/keys.ts`, /(export const keys = \{[\s\S]*?)(\n\};)/, `$1\n${key}$2`);

  const inPath = `${WEB}/app/shell/barra/proyecto-in-path`;
  edit(tree, `${inPath}.ts`, /(\(\?:dashboard)/, `$1|${recurso}`);
  edit(tree, `${inPath}.spec.ts`, /(\n {2}\]\)\('finds the project)/, `\n    \`/${recurso}/\${ID}\`,$1`);

  const lugar = `${WEB}/shared/navegar/lugar.ts`;
  edit(tree, lugar, /(LUGARES = \[[^\]]*)(, 'alertas'\])/, `$1, '${lista}'$2`);
  edit(tree, lugar, /(LUGAR_OF_ROUTE: [^}]*)(\n\};)/, `$1\n  '${recurso}': '${lista}',$2`);

  const icons = `${WEB}/app/shell/lugar-icons.ts`;
  edit(tree, icons, /(LUGAR_ICONS: [^}]*)(\n\};)/, `$1\n  ${lista}: List,$2`);
  edit(tree, icons, /import \{(?:\s+List,)?([^}]*\} from 'lucide-react')/, 'import { List,$1');
  const sidebar = `${WEB}/app/shell/barra/sidebar.spec.tsx`;
  edit(tree, sidebar, /(\n {6}'AlertasIA',\n {4}\]\);)/, `\n      ${JSON.stringify(titulo)},$1`);
}
