import type { Lugar } from '../../shared/navegar/lugar';
import { pathOfLugar } from '../../shared/navegar/lugar';
import { findIn, wordsOf } from './filter-opciones';
import type { Opcion } from './opcion';

/** A place that every project has. */
export interface OpcionLugar extends Opcion {
  lugar: Lugar;
}

/** A project, with what its places are called. */
export interface OpcionProyecto extends Opcion {
  proyecto: string;
}

const MAX_PROYECTOS = 3;
/** Shorter ones begin too many words. */
const MIN_LETTERS = 3;

/**
 * «tablero tienda»: the places of other projects, of which there are too many to be listed. Words that begin the name of
 * a place say which one; the others say which project.
 */
export const findLugares = (
  lugares: readonly OpcionLugar[],
  proyectos: readonly OpcionProyecto[],
  q: string,
): Opcion[] => {
  const words = wordsOf(q);
  if (words.length < 2) return [];
  const hallados = new Map<string, OpcionProyecto[]>();
  return lugares.flatMap((lugar) => {
    const says = (word: string) => word.length >= MIN_LETTERS && findIn([lugar], word, 1).length > 0;
    const rest = words.filter((word) => !says(word)).join(' ');
    if (rest === '' || rest === words.join(' ')) return [];
    const suyos = hallados.get(rest) ?? findIn(proyectos, rest, MAX_PROYECTOS);
    hallados.set(rest, suyos);
    return suyos.map(({ proyecto, titulo }): Opcion => ({
      id: `lugar-${lugar.lugar}-${proyecto}`,
      grupo: 'ir',
      titulo: lugar.titulo,
      detalle: titulo,
      Icon: lugar.Icon,
      to: pathOfLugar(lugar.lugar, proyecto),
    }));
  });
};
