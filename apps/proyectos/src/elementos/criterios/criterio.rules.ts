import {
  erroresProyectos,
  MAX_CRITERIOS,
  type CriteriosCreate,
  type CriterioUpdate,
} from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { createHash } from 'node:crypto';
import type { CriterioDoc } from '../kinds/criterio-doc';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { newCriterio } from '../kinds/elemento.rules';

type Checked = Pick<ElementoDoc, 'criterios'>;

/**
 * With `these` behind that one; null: first. Behind one that somebody has deleted meanwhile they go last: what is only
 * about their order must not lose them.
 */
function placed(
  others: readonly CriterioDoc[],
  these: readonly CriterioDoc[],
  despuesDe: string | null | undefined,
): CriterioDoc[] {
  const before = others.findIndex(({ _id }) => _id.equals(despuesDe ?? '')) + 1;
  const at = despuesDe === null ? 0 : before || others.length;
  return [...others.slice(0, at), ...these, ...others.slice(at)];
}

const idIn = (call: string, i: number): string =>
  createHash('sha256').update(`${call} ${i}`).digest('hex').slice(0, 24);

/** Those that are there already, as the call was repeated, stay as they are. */
export function withCriterios(
  { criterios = [] }: Checked,
  { _id: call, criterios: nuevos, despuesDe }: CriteriosCreate,
): CriterioDoc[] {
  const had = new Set(criterios.map(({ _id }) => _id.toHexString()));
  const named = nuevos.map((nuevo, i) => ({ ...nuevo, _id: nuevo._id ?? (call && idIn(call, i)) }));
  const added = named.filter(({ _id }) => !_id || !had.has(_id)).map(newCriterio);
  if (criterios.length + added.length > MAX_CRITERIOS && added.length)
    throw new DomainError(erroresProyectos.demasiadosCriterios, { max: MAX_CRITERIOS });
  return placed(criterios, added, despuesDe);
}

const missing = () => new DomainError(erroresProyectos.criterioNoEncontrado);

export function withCriterio(
  { criterios = [] }: Checked,
  id: string,
  { texto, hecho, despuesDe }: CriterioUpdate,
): CriterioDoc[] {
  const current = criterios.find(({ _id }) => _id.equals(id));
  if (!current) throw missing();
  const said = hecho !== undefined && current.prueba && { prueba: { ...current.prueba, marca: false } };
  const changed = { ...current, texto: texto ?? current.texto, hecho: hecho ?? current.hecho, ...said };
  const others = criterios.filter((one) => one !== current);
  if (despuesDe === undefined || despuesDe === id)
    return criterios.map((one) => (one === current ? changed : one));
  return placed(others, [changed], despuesDe);
}

export function withoutCriterio({ criterios = [] }: Checked, id: string): CriterioDoc[] {
  const others = criterios.filter(({ _id }) => !_id.equals(id));
  if (others.length === criterios.length) throw missing();
  return others;
}

export interface PruebaDeCriterio {
  criterio: number;
  hecho: boolean;
  version: number;
}

/** Ticks the criterion that commits call by this number, or takes back such a tick; older news changes nothing. */
export function withPrueba(
  { criterios = [] }: Checked,
  { criterio: n, hecho, version }: PruebaDeCriterio,
): CriterioDoc[] {
  const named = criterios.find(({ prueba }) => prueba?.n === n) ?? criterios[n - 1];
  if (!named || (named.prueba && (named.prueba.n !== n || named.prueba.version >= version))) return criterios;
  const marca = hecho && (!named.hecho || named.prueba?.marca === true);
  const holds = hecho || (named.hecho && named.prueba?.marca !== true);
  const changed = { ...named, hecho: holds, prueba: { n, version, marca } };
  return criterios.map((one) => (one === named ? changed : one));
}

const samePrueba = ({ prueba: one }: CriterioDoc, { prueba: other }: CriterioDoc): boolean =>
  one?.version === other?.version && one?.marca === other?.marca;

/** Whether two lists say the same in the same order. */
export const sameCriterios = ({ criterios: some = [] }: Checked, others: readonly CriterioDoc[]): boolean =>
  some.length === others.length &&
  some.every((one, i) => {
    const other = others[i];
    return (
      other?._id.equals(one._id) === true &&
      other.texto === one.texto &&
      other.hecho === one.hecho &&
      samePrueba(one, other)
    );
  });
