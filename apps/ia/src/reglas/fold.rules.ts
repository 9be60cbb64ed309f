import { SEVERIDADES } from '@pmp/contracts/ia';
import { enlaces } from './regla/enlaces';
import { shortened } from './regla/frases';
import type { Hallazgo } from './regla/regla';
import { positionOf, reglaOf } from './reglas';
import { cuenta, enumera, formatNumero } from './regla/textos';

/** So many findings of one rule get their own alert; the rest share one. */
const MAX_POR_REGLA = 3;
/** So many names appear in the text of a shared alert. */
const MAX_NOMBRES = 3;

/** The worst first, and always in the same order. */
export const compareHallazgos = (a: Hallazgo, b: Hallazgo): number =>
  SEVERIDADES.indexOf(a.severidad) - SEVERIDADES.indexOf(b.severidad) ||
  b.peso - a.peso ||
  positionOf(a.regla) - positionOf(b.regla) ||
  (a.item < b.item ? -1 : 1);

/** One project's findings, ranked, with near-duplicates merged. */
export function fold(hallazgos: readonly Hallazgo[], proyecto: string): Hallazgo[] {
  const unicos = [...Map.groupBy(hallazgos, ({ sobre, item }) => `${sobre} ${item}`).values()].map(mergeOne);
  const porRegla = Map.groupBy(unicos.sort(compareHallazgos), ({ regla }) => regla);
  return [...porRegla.values()]
    .flatMap((grupo) =>
      grupo.length <= MAX_POR_REGLA + 1
        ? grupo
        : [...grupo.slice(0, MAX_POR_REGLA), foldRest(grupo.slice(MAX_POR_REGLA), proyecto)],
    )
    .sort(compareHallazgos);
}

/** Several findings about one item become one: the worst, which mentions the others. */
function mergeOne(mismos: readonly Hallazgo[]): Hallazgo {
  const [peor, ...otros] = mismos.toSorted(compareHallazgos) as [Hallazgo, ...Hallazgo[]];
  if (!otros.length) return peor;
  const tambien = otros.map(({ resumen }) => ({ texto: `También: ${resumen}`, enlace: null }));
  return {
    ...peor,
    usuarios: [...new Set([peor, ...otros].flatMap(({ usuarios }) => usuarios))],
    evidencia: [...peor.evidencia, ...tambien],
  };
}

/** `resto` must be ranked and of one rule. */
function foldRest(resto: readonly Hallazgo[], proyecto: string): Hallazgo {
  const primero = resto[0]!;
  const { plural } = reglaOf(primero.regla);
  const nombres = resto.slice(0, MAX_NOMBRES).map(({ nombre, resumen }) => `«${nombre}» (${resumen})`);
  const otros = resto.length - nombres.length;
  const partes = otros ? [...nombres, otros === 1 ? 'otra más' : `otras ${formatNumero(otros)}`] : nombres;
  return {
    ...primero,
    item: proyecto,
    causa: resto
      .map(({ item, causa }) => `${item} ${causa}`)
      .sort()
      .join(),
    nombre: plural,
    resumen: cuenta(resto.length, plural, plural),
    titulo: `Y ${cuenta(resto.length, plural, plural)} más`,
    descripcion: `Además de las ${MAX_POR_REGLA} que se muestran aparte: ${enumera(partes)}.`,
    fechaLimite: resto.reduce<string | null>((min, { fechaLimite }) => earliest(min, fechaLimite), null),
    usuarios: [...new Set(resto.flatMap(({ usuarios }) => usuarios))],
    evidencia: shortened(
      resto.map(({ nombre, resumen, enlace }) => ({ texto: `«${nombre}»: ${resumen}`, enlace })),
    ),
    siguientePaso: 'Repásalas con el equipo y deja cada una con responsable, con fecha o cerrada',
    enlace: enlaces.backlog(proyecto),
  };
}

const earliest = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;
