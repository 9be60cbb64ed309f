import { type Line, nameOf, canonicalJson, sha256Of } from '@pmp/paquete';
import type { Index, Known } from './inspect-package';
import type { Present } from './present';
import type { References } from './references';

type Definiciones = Line<'definiciones'>;

/** What comes of the team's definitions and of the ticks on stories in this installation. */
export interface Agreements {
  index: Pick<Index, 'definiciones' | 'cumplidos'>;
  /** The ticks as they are written here, by story. */
  cumplidos: ReadonlyMap<string, Line<'cumplidos'>>;
  warnings: string[];
}

const knownOf = (line: Line<'cumplidos'>): Known => ({
  sha256: sha256Of(canonicalJson(line)),
  nombre: nameOf(line),
});

const textsOf = ({ listo, hecho }: Definiciones) =>
  [...listo.puntos, ...hecho.puntos].filter(({ regla }) => !regla);

const plain = (texto: string): string => texto.trim().toLocaleLowerCase('es');

/** The point here that says what a point of the package says: the same one, or one with the same text. */
function pointsHere(theirs: Definiciones, ours: Definiciones): Map<string, string> {
  const here = textsOf(ours);
  const found = textsOf(theirs).map(({ _id, texto }): [string, string | undefined] => {
    const same =
      here.find((punto) => punto._id === _id) ?? here.find((punto) => plain(punto.texto) === plain(texto));
    return [_id, same?._id];
  });
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/**
 * A team that has definitions keeps them, because its other projects are measured by them too: ticks then go to the
 * points that say the same, and those of any other point are told and left out.
 */
export function agreementsOf(
  { definiciones: theirs, cumplidos }: References,
  { definiciones: ours, index: before }: Present,
  after: Index,
): Agreements {
  const isKept = ours !== null;
  const index = {
    definiciones: isKept ? before.definiciones : after.definiciones,
    cumplidos: after.cumplidos,
  };
  const asGiven = new Map(cumplidos.map((line) => [line._id, line]));
  const same =
    theirs && after.definiciones.get(theirs._id)?.sha256 === before.definiciones.get(theirs._id)?.sha256;
  if (!isKept || !theirs || same) return { index, cumplidos: asGiven, warnings: [] };
  const here = pointsHere(theirs, ours);
  const mapped = cumplidos.flatMap(({ _id, marcas }): Line<'cumplidos'>[] => {
    const kept = [...new Set(marcas.flatMap((id) => here.get(id) ?? []))].sort();
    return kept.length ? [{ _id, marcas: kept }] : [];
  });
  const lost = textsOf(theirs).flatMap(({ _id, texto }) => {
    const ticks = here.has(_id) ? 0 : cumplidos.filter(({ marcas }) => marcas.includes(_id)).length;
    return ticks ? [`no se traen las marcas de «${texto}» (${ticks}): el equipo no lo pide aquí`] : [];
  });
  return {
    index: { ...index, cumplidos: new Map(mapped.map((line) => [line._id, knownOf(line)])) },
    cumplidos: new Map(mapped.map((line) => [line._id, line])),
    warnings: ['el equipo tiene aquí sus definiciones de preparado y de terminado, y se quedan', ...lost],
  };
}
