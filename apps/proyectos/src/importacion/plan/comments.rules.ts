import { MAX_COMENTARIO } from '@pmp/contracts/proyectos';
import type { Origen } from '@pmp/contracts/proyectos';
import { nombreDe } from '../mapeo/palabras/fuentes';
import type { Comentario, Item } from './item/item';
import { pieces } from './item/texts.rules';

/** `24/11/2026 15:04`: the source's own clock, as it came. */
const dayOf = (fecha: Date): string => {
  const [day = '', clock = ''] = fecha.toISOString().split('T');
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year} ${clock.slice(0, 5)}`;
};

/** What no field has: where it comes from, and what of it was left behind. */
export function originOf({ clave, notas: lines }: Item, origen: Origen, kept: string | null): string[] {
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

const said = ({ autor, fecha, texto }: Comentario, origen: Origen): string => {
  const heading = [autor.slice(0, 200), fecha && dayOf(fecha)].filter(Boolean).join(', ');
  return heading ? `${heading} (en ${nombreDe(origen)}):\n\n${texto}` : texto;
};

/** Of a person of the team, who is its author: that it was imported is said, as they have not written it here. */
const owned = ({ fecha, texto }: Comentario, origen: Origen): string =>
  `Importado de ${[nombreDe(origen), fecha && dayOf(fecha)].filter(Boolean).join(', ')}:\n\n${texto}`;

/**
 * The comments of a story or a task, the one about its origin first. Who has an account in the team is their author; the
 * others are named, and whoever imports is. `cuentaDe`: the account of somebody by what the source calls them.
 */
export function commentsOf(
  item: Item,
  origen: Origen,
  kept: string | null,
  cuentaDe: (nombre: string) => string | null = () => null,
): TextoImportado[] {
  const about = originOf(item, origen, kept).join('\n');
  return [
    ...pieces(about, MAX_COMENTARIO).map((texto) => ({ texto, fecha: item.creado })),
    ...item.comentarios.map((comentario): TextoImportado => {
      const autor = comentario.autor ? cuentaDe(comentario.autor) : null;
      return {
        texto: autor ? owned(comentario, origen) : said(comentario, origen),
        fecha: comentario.fecha ?? item.creado,
        ...(autor && { autor }),
      };
    }),
  ];
}

/** The description of an epic, which nobody can comment on, with what would be its comments as far as they fit. */
export function epicDescription(item: Item, origen: Origen, kept: string | null, max: number): string {
  const parts = [item.descripcion, originOf(item, origen, kept).join('\n')];
  parts.push(...item.comentarios.map((comentario) => said(comentario, origen)));
  return pieces(parts.filter(Boolean).join('\n\n'), max)[0] ?? '';
}
