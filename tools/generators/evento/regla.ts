import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { edit, readText } from '../comun/edit.ts';

/** The service whose reaction to a fact is to tell people of it. */
export const NOTIFICA = 'notificaciones';

const REGLAS = `apps/${NOTIFICA}/src/reglas`;
const CONTRACT = `libs/contracts/${NOTIFICA}/src`;
const I18N = 'apps/web/src/shared/i18n';

export interface Regla {
  /** Whose fact it is; its rules share a room. */
  servicio: string;
  evento: string;
  hecho: string;
  Hecho: string;
  titulo: string;
  /** Source code of the fact's other fields. */
  datos: string;
}

export const fileOfRegla = ({ servicio, evento }: Pick<Regla, 'servicio' | 'evento'>) =>
  `${REGLAS}/${servicio}/on-${evento}.ts`;

/** Writes the rule that tells a team of the fact, with its texts, and connects it. */
export function writeRegla(tree: Tree, regla: Regla): void {
  const { servicio, evento, hecho, Hecho, titulo } = regla;
  const templates = import.meta.dirname;
  generateFiles(tree, join(templates, 'regla'), `${REGLAS}/${servicio}`, regla);
  generateFiles(tree, join(templates, 'regla-prueba'), `apps/${NOTIFICA}/test`, regla);
  const room = `${REGLAS}/reglas.module.ts`;
  const imported = `import { On${Hecho} } from './${servicio}/on-${evento}';`;
  edit(tree, room, /(\n\n@Module)/, `\n${imported}$1`);
  edit(tree, room, /(controllers: \[[^\]]*)(\n {2}\])/, `$1\n    On${Hecho},$2`);
  edit(
    tree,
    `${CONTRACT}/reglas.rules.ts`,
    /(TIPO_DE_REGLA = \{[^}]*)(\n\} as const)/,
    `$1\n  '${evento}': 'proyecto',$2`,
  );
  const words = `'${titulo}', () => '${titulo}, en un proyecto de tu equipo.'`;
  const aviso = `  ${hecho}: aviso<Record<string, never>>(${words}),`;
  edit(tree, `${CONTRACT}/avisos.ts`, /(AVISOS = \{[\s\S]*?)(\n\};)/, `$1\n${aviso}$2`);
  writeTexts(tree, regla);
}

interface Said {
  aviso: Record<string, { titulo: string; mensaje: string }>;
}

/** Where it happened; the fact itself is in Spanish until somebody translates it. */
const DONDE = {
  en: 'in a project of your team',
  fr: 'dans un projet de votre équipe',
  de: 'in einem Projekt Ihres Teams',
};

/** Why somebody is told, and what. */
function writeTexts(tree: Tree, { evento, hecho, titulo }: Regla): void {
  for (const idioma of ['es', 'en', 'fr', 'de'] as const) {
    const reasons = `${I18N}/${idioma}/notificaciones.json`;
    const reason = `"${evento}": ${JSON.stringify(titulo.toLowerCase())}`;
    edit(tree, reasons, /("regla": \{[^}]*?)(\n {2}\})/, `$1,\n    ${reason}$2`);
    if (idioma === 'es') continue;
    const path = `${I18N}/${idioma}/servidor.json`;
    const texts = JSON.parse(readText(tree, path)) as Said;
    texts.aviso[hecho] = { titulo, mensaje: `${titulo}, ${DONDE[idioma]}.` };
    tree.write(path, JSON.stringify(texts, null, 2));
  }
}
