import { MAX_COMENTARIO } from '@pmp/contracts/proyectos';
import type { Origen } from '@pmp/contracts/proyectos';
import { nombreDe } from '../mapeo/palabras/fuentes';
import type { Comentario, Item } from './item/item';
import { momentoDicho } from './item/shown.rules';
import { pieces } from './item/texts.rules';

/** What no field has: where it comes from, and what of it was left behind. */
function originOf({ clave, notas: lines }: Item, origen: Origen, kept: string | null): string[] {
  const renamed = clave && !kept ? [`Clave en el origen: ${clave}`] : [];
  const all = [...renamed, ...lines];
  return all.length ? [`Importada de ${nombreDe(origen)}`, ...all] : [];
}

export interface TextoImportado {
  texto: string;
  fecha: Date | null;
  /** Who said it, if they have an account here. */
  autor?: string;
}

const said = ({ autor, fecha, texto }: Comentario, origen: Origen, zona: string): string => {
  const heading = [autor.slice(0, 200), fecha && momentoDicho(fecha, zona)].filter(Boolean).join(', ');
  return heading ? `${heading} (en ${nombreDe(origen)}):\n\n${texto}` : texto;
};

/** Of a person of the team, who is its author: that it was imported is said, as they have not written it here. */
const owned = ({ fecha, texto }: Comentario, origen: Origen, zona: string): string =>
  `Importado de ${[nombreDe(origen), fecha && momentoDicho(fecha, zona)].filter(Boolean).join(', ')}:\n\n${texto}`;

interface Contado {
  /** By whose clock dates are told. */
  zona?: string;
  /** The account of somebody by what the source calls them. */
  cuentaDe?: (nombre: string) => string | null;
}

/**
 * The comments of a story or a task, the one about its origin first. Who has an account in the team is their author; the
 * others are named, and whoever imports is.
 */
export function commentsOf(
  item: Item,
  origen: Origen,
  kept: string | null,
  { zona = 'UTC', cuentaDe = () => null }: Contado = {},
): TextoImportado[] {
  const about = originOf(item, origen, kept).join('\n');
  return [
    ...pieces(about, MAX_COMENTARIO).map((texto) => ({ texto, fecha: item.creado })),
    ...item.comentarios.map((comentario): TextoImportado => {
      const autor = comentario.autor ? cuentaDe(comentario.autor) : null;
      return {
        texto: autor ? owned(comentario, origen, zona) : said(comentario, origen, zona),
        fecha: comentario.fecha ?? item.creado,
        ...(autor && { autor }),
      };
    }),
  ];
}

/** The description of an epic, which nobody can comment on, with what would be its comments as far as they fit. */
export function epicDescription(
  item: Item,
  origen: Origen,
  kept: string | null,
  { zona, max }: { zona: string; max: number },
): string {
  const parts = [item.descripcion, originOf(item, origen, kept).join('\n')];
  parts.push(...item.comentarios.map((comentario) => said(comentario, origen, zona)));
  return pieces(parts.filter(Boolean).join('\n\n'), max)[0] ?? '';
}
