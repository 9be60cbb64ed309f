import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { assertServicio, contractOf } from '../comun/contrato.ts';
import { readText } from '../comun/edit.ts';
import { formatGenerated } from '../comun/format.ts';
import { nombresDe, type Pedido } from '../comun/nombres.ts';
import type { Idioma } from './textos.ts';
import { wireTexts } from './wire-texts.ts';
import { wireScreen } from './wire-screen.ts';

interface Options extends Pedido, Partial<Record<Exclude<Idioma, 'es'>, string>> {
  servicio: string;
  titulo?: string;
}

const leftOf = (recurso: string, untranslated: string[]) => `
/${recurso}/<proyecto> ya se abre, también desde la barra lateral y las pestañas del proyecto. Queda a tu mano:
  - lo que enseña cada fila y lo que se puede hacer con ella
  - su sitio en tools/recorrido (peso, quietud, accesibilidad)
${untranslated.length ? `  - el título en ${untranslated.join(', ')}: apps/web/src/shared/i18n\n` : ''}`;

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

export default async function feature(tree: Tree, options: Options): Promise<() => void> {
  const { servicio, titulo = capital(options.nombre.replaceAll('-', ' ')) } = options;
  assertServicio(tree, servicio);
  const nombres = nombresDe(options);
  const folder = `apps/web/src/features/${nombres.recurso}`;
  const contract = `${contractOf(servicio)}/src/${nombres.archivo}.ts`;
  if (tree.exists(folder)) throw new Error(`Ya existe ${folder}`);
  if (!tree.exists(contract)) throw new Error(`Falta ${contract}: genera antes el recurso`);
  if (!readText(tree, contract).includes(`${nombres.lista}ReplySchema`))
    throw new Error(`${contract} no dice cómo se contesta la lista (${nombres.lista}ReplySchema)`);
  const { en = titulo, fr = titulo, de = titulo } = options;
  const titulos: Record<Idioma, string> = { es: titulo, en, fr, de };
  const files = join(import.meta.dirname, 'files');
  generateFiles(tree, files, folder, { ...nombres, servicio, titulos, ejemplo: EXAMPLE });
  wireScreen(tree, nombres, titulo);
  wireTexts(tree, nombres, titulos);
  await formatGenerated(tree);
  const untranslated = (['en', 'fr', 'de'] as const).filter((idioma) => !options[idioma]);
  return () => console.log(leftOf(nombres.recurso, untranslated));
}

/** An example as the API returns it, as source code for the screen's test. */
const EXAMPLE = `{
  titulo: 'Una',
  descripcion: '',
  proyecto: proyecto._id,
  creador: anId(),
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
}`;
