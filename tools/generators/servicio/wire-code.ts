import type { Tree } from '@nx/devkit';
import { editServerTexts } from '../comun/contrato.ts';
import { edit } from '../comun/edit.ts';

/** Files with a list of all services as texts, beginning with `usuarios` and `proyectos`. */
const LISTS = [
  'tools/start/services.ts',
  'tools/fallos/plan/schedule.ts',
  'tools/respaldo/recorrido/wholeness.ts',
  'apps/gateway/src/proxy/routes.ts',
];
const LIST = /(\[\s*'usuarios',\s*'proyectos',[^\]]*?),?(\s*\])/;

/** Adds the service wherever code lists all services. */
export function wireCode(tree: Tree, servicio: string, parte: string): void {
  const variable = `${servicio.toUpperCase()}_URL`;
  for (const path of LISTS) edit(tree, path, LIST, `$1, '${servicio}'$2`);
  edit(
    tree,
    'tsconfig.base.json',
    /(\n {6}"@pmp\/contracts\/[^\n]*)(?![\s\S]*"@pmp\/contracts\/)/,
    `$1\n      "@pmp/contracts/${servicio}": ["./libs/contracts/${servicio}/src/index.ts"],\n      "@pmp/contracts/${servicio}/rutas": ["./libs/contracts/${servicio}/src/rutas.ts"],`,
  );
  edit(
    tree,
    'tools/respaldo/project.json',
    /("implicitDependencies": \[\s*"usuarios",[^\]]*?)(\s*\])/,
    `$1, "${servicio}"$2`,
  );

  const routes = 'apps/gateway/src/proxy/routes.ts';
  edit(
    tree,
    'libs/contracts/common/src/partes.ts',
    /(PARTES = [^}]*)(\n} as const;)/,
    `$1\n  ${servicio}: '${parte}',$2`,
  );
  edit(
    tree,
    'apps/gateway/src/docs/about.ts',
    /(DESCRIPTIONS: [^}]*)(\n};)/,
    `$1\n  ${servicio}: '${parte.replace(/^./, (letter) => letter.toUpperCase())}',$2`,
  );
  edit(
    tree,
    'tools/imagenes/imagenes.int.spec.ts',
    /(READS: [^}]*)(\n};)/,
    `$1\n  ${servicio}: [404, '/api/${servicio}/0123456789abcdef01234567'],$2`,
  );
  edit(tree, '.vscode/launch.json', /("options": \[\s*"usuarios",[^\]]*?)(\s*\])/, `$1, "${servicio}"$2`);
  editServerTexts(tree, ({ error, palabra }) => {
    error[servicio] = { idOcupado: error['proyectos']!['idOcupado']! };
    palabra.parte[servicio] = parte;
  });
  edit(
    tree,
    routes,
    /(import \* as sprints )/,
    `import * as ${servicio} from '@pmp/contracts/${servicio}/rutas';\n$1`,
  );
  edit(tree, routes, /(RUTAS: [^=]*= \{[^}]*)(\n\};)/, `$1\n  ${servicio},$2`);
  edit(tree, routes, /(urlsOf = [^}]*)(\n}\);)/, `$1\n  ${servicio}: config.${variable},$2`);
  edit(
    tree,
    'apps/gateway/src/env.ts',
    /(\n {2}\w+_URL: servicioUrlSchema[^\n]*)(?![\s\S]*: servicioUrlSchema)/,
    `$1\n  ${variable}: servicioUrlSchema.describe('Dirección interna de \`${servicio}\`.'),`,
  );
  edit(tree, 'apps/gateway/test/gateway.ts', /(\n {4}IA_URL: NOBODY,)/, `$1\n    ${variable}: NOBODY,`);
  edit(
    tree,
    'apps/gateway/test/operacion.int.spec.ts',
    /(\n {6}ia: false,)/,
    `$1\n      ${servicio}: false,`,
  );

  const program = `  { nombre: '${servicio}', schema: serviceEnvSchema },`;
  edit(tree, 'tools/docs/configuracion.spec.ts', /(PROGRAMS = [^\]]*)(\n\];)/, `$1\n${program}$2`);
  const row = `| \`${variable}\` | no arranca | — | Dirección interna de \`${servicio}\`. |`;
  edit(
    tree,
    'docs/configuracion.md',
    /(\n\|[^\n]*Dirección interna de `[^\n]*)(?![\s\S]*Dirección interna de `)([\s\S]*)$/,
    `$1\n${row}$2\n## \`${servicio}\`\n\nNinguna más.\n`,
  );
}
