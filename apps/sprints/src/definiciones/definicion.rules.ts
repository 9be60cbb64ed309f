import type {
  Definiciones,
  DefinicionesUpdate,
  HistoriaDeSprint,
  NombreDefinicion,
  PuntoDefinicion,
  ReglaDefinicion,
} from '@pmp/contracts/sprints';
import type { CambioDoc, DefinicionDoc } from './definicion.model';

const NONE = { puntos: [], impide: false };

/** Those of a team; until somebody writes them, nothing is asked for. */
export const definicionesOf = (doc: DefinicionDoc | null): Definiciones => ({
  listo: doc?.listo ?? NONE,
  hecho: doc?.hecho ?? NONE,
  version: doc?.version ?? 0,
});

type Escrita = NonNullable<DefinicionesUpdate['listo']>;

/** A rule counts once; a new point gets an id. */
export const written = ({ puntos, impide }: Escrita, newId: () => string) => ({
  impide,
  puntos: puntos
    .filter(({ regla }, at) => !regla || puntos.findIndex((other) => other.regla === regla) === at)
    .map(({ _id, regla, texto }): PuntoDefinicion => ({
      _id: _id ?? newId(),
      regla: regla ?? null,
      texto: texto ?? '',
    })),
});

/** A story and how many of its tasks are not completed. */
export type Medida = Pick<
  HistoriaDeSprint,
  'descripcion' | 'puntos' | 'responsable' | 'avanceCriterios' | 'comoUsuario' | 'quiero' | 'bloqueadaPor'
> & { tareasAbiertas?: number | undefined };

const HOLDS: Record<ReglaDefinicion, (historia: Medida) => boolean> = {
  criterios: ({ avanceCriterios }) => (avanceCriterios?.total ?? 0) > 0,
  descripcion: ({ descripcion, quiero }) => Boolean(descripcion || quiero),
  puntos: ({ puntos }) => puntos > 0,
  responsable: ({ responsable }) => responsable !== null,
  criteriosCumplidos: ({ avanceCriterios }) => avanceCriterios?.hechos === avanceCriterios?.total,
  sinBloqueos: ({ bloqueadaPor }) => !bloqueadaPor,
  sinTareasAbiertas: ({ tareasAbiertas }) => !tareasAbiertas,
};

/** `cumplidos`: the points that people have ticked for it. */
export const holds = (
  historia: Medida,
  { _id, regla }: PuntoDefinicion,
  cumplidos: ReadonlySet<string> | undefined,
): boolean => (regla ? HOLDS[regla](historia) : (cumplidos?.has(_id) ?? false));

const textsOf = ({ puntos, impide }: Definiciones['listo']): string =>
  [...puntos.map(({ regla, texto }) => regla ?? texto), ...(impide ? ['impide'] : [])].join(', ');

/** What the audit trail says of a change. */
export function detailOf(
  before: Pick<Definiciones, NombreDefinicion>,
  after: Pick<Definiciones, NombreDefinicion>,
) {
  return (['listo', 'hecho'] as const).flatMap((campo) => {
    const [de, a] = [textsOf(before[campo]), textsOf(after[campo])];
    return de === a ? [] : [{ campo, de: de || null, a: a || null }];
  });
}

const saysElse = (puntos: readonly PuntoDefinicion[], { _id, regla, texto }: PuntoDefinicion): boolean =>
  !puntos.some((other) => (regla ? other.regla === regla : other._id === _id && other.texto === texto));

/** What is kept of a change beside the definitions, for those who read them. */
export const cambiosOf = (
  before: Pick<Definiciones, NombreDefinicion>,
  after: Pick<Definiciones, NombreDefinicion>,
  { autor, fecha }: Pick<CambioDoc, 'autor' | 'fecha'>,
): CambioDoc[] =>
  detailOf(before, after).map(({ campo: cual }) => {
    const [old, now] = [before[cual], after[cual]];
    return {
      fecha,
      autor,
      cual,
      puestos: now.puntos.filter((punto) => saysElse(old.puntos, punto)),
      quitados: old.puntos.filter((punto) => saysElse(now.puntos, punto)),
      impide: old.impide === now.impide ? null : now.impide,
    };
  });
