import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { appendLine, edit, readText } from './edit.ts';

export const contractOf = (servicio: string) => `libs/contracts/${servicio}`;

export function assertServicio(tree: Tree, servicio: string): void {
  const exists = tree.exists(`apps/${servicio}/src/app.module.ts`) && tree.exists(contractOf(servicio));
  if (!exists || servicio === 'gateway') throw new Error(`No existe el servicio «${servicio}»`);
}

/** Works also for a domain that has published nothing so far. */
export function exportEvents(tree: Tree, servicio: string, file: string): void {
  const source = `${contractOf(servicio)}/src`;
  if (!tree.exists(`${source}/events.ts`)) {
    tree.write(`${source}/events.ts`, '');
    generateFiles(tree, join(import.meta.dirname, 'muestras'), `${source}/events`, { servicio });
    appendLine(tree, `${source}/index.ts`, "export * from './events';");
  }
  const text = readText(tree, `${source}/events.ts`);
  tree.write(`${source}/events.ts`, `export * from './${file}';\n${text}`);
}

/** The sample is frozen as of the day the event is first published. */
export function writeSample(tree: Tree, servicio: string, name: string, datos: object): void {
  const envelope = {
    id: '6740f0a1c2d3e4f5a6b7c8d9:0',
    ocurrido: '2026-11-21T10:00:00.000Z',
    correlacion: '4f1c6a52-9f1e-4a53-9a43-4f9c9f2f7b10',
    actor: '6740f0a1c2d3e4f5a6b7c8d0',
  };
  const path = `${contractOf(servicio)}/src/events/samples/${name}.v1.json`;
  tree.write(path, JSON.stringify({ ...envelope, datos }, null, 2));
}

const DOES_NOT_EXIST = {
  en: 'It does not exist',
  fr: 'Cet élément n’existe pas',
  de: 'Dieses Element gibt es nicht',
};

interface Catalogue {
  error: Record<string, Record<string, string>>;
  palabra: { parte: Record<string, string> };
}

/** What the server says in the languages of the web; its Spanish is in the contracts. */
export function editServerTexts(
  tree: Tree,
  edit: (texts: Catalogue, idioma: 'en' | 'fr' | 'de') => void,
): void {
  for (const idioma of ['en', 'fr', 'de'] as const) {
    const path = `apps/web/src/shared/i18n/${idioma}/servidor.json`;
    const texts = JSON.parse(readText(tree, path)) as Catalogue;
    edit(texts, idioma);
    tree.write(path, JSON.stringify(texts, null, 2));
  }
}

/** Adds a "not found" error, with its message in every language of the web. */
export function addMissingError(tree: Tree, servicio: string, codigo: string, sentence: string): void {
  const path = `${contractOf(servicio)}/src/errors.ts`;
  const error = `  ${codigo}: { kind: 'missing', message: '${sentence}' },`;
  edit(tree, path, /( = defineErrors\('[^']+', \{\n)/, `$1${error}\n`);
  editServerTexts(tree, (texts, idioma) => {
    texts.error[servicio] = { ...texts.error[servicio], [codigo]: DOES_NOT_EXIST[idioma] };
  });
}

/** Adds a Nest module to the service's root module. */
export function importModule(tree: Tree, servicio: string, name: string, path: string): void {
  const root = `apps/${servicio}/src/app.module.ts`;
  edit(tree, root, /(import \{ config \})/, `import { ${name} } from '${path}';\n$1`);
  edit(tree, root, /,?(\n {2}\],\n\}\)\nexport class AppModule)/, `,\n    ${name},$1`);
}
