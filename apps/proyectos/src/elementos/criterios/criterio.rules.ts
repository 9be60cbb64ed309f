import {
  erroresProyectos,
  MAX_CRITERIOS,
  type CriteriosCreate,
  type CriterioUpdate,
} from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
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

/** Those that are there already, as the call was repeated, stay as they are. */
export function withCriterios(
  { criterios = [] }: Checked,
  { criterios: nuevos, despuesDe }: CriteriosCreate,
): CriterioDoc[] {
  const had = new Set(criterios.map(({ _id }) => _id.toHexString()));
  const added = nuevos.filter(({ _id }) => !_id || !had.has(_id)).map(newCriterio);
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
  const changed = { ...current, texto: texto ?? current.texto, hecho: hecho ?? current.hecho };
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

/** Whether two lists say the same in the same order. */
export const sameCriterios = ({ criterios: some = [] }: Checked, others: readonly CriterioDoc[]): boolean =>
  some.length === others.length &&
  some.every(({ _id, texto, hecho }, i) => {
    const other = others[i];
    return other?._id.equals(_id) === true && other.texto === texto && other.hecho === hecho;
  });
