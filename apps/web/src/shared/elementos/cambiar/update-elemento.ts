import { isStaleVersion } from '../../http/errors';
import type { NuevoPendiente } from '../../pendientes/pendiente';
import { sendOrKeep } from '../../pendientes/send-or-keep';
import { getElemento } from './get-elemento';
import { putElemento } from './save-elemento';
import { COLECCION, type ElementoDe, type Entidad } from '../elementos';
import { editado } from '../../almacen/capa';
import { conflicts, EditConflict, pick } from '../../dominio/merge-edits';
import { tellSaved } from '../../almacen/tell';
import { epicaValues, historiaValues, tareaValues, type ValuesDe } from './values';

const VALUES_OF: { [E in Entidad]: (elemento: ElementoDe[E]) => ValuesDe[E] } = {
  epica: epicaValues,
  historia: historiaValues,
  tarea: tareaValues,
};

export const valuesOf = <E extends Entidad>(entidad: E, elemento: ElementoDe[E]): ValuesDe[E] =>
  VALUES_OF[entidad](elemento);

/** How often to retry when others save in between; each time their changes stay and these are applied on top. */
const ATTEMPTS = 4;

/** A description that both have changed, with what both wrote; undefined: a field cannot have both. */
const mezclada = async <V extends object>(
  base: V,
  mine: Partial<V>,
  theirs: V,
  campos: string[],
): Promise<Partial<V> | undefined> => {
  if (campos.length !== 1 || campos[0] !== 'descripcion') return undefined;
  const { mezclar } = await import('../../escritura/mezclar');
  const [before, my, their] = [base, mine, theirs].map(
    (each) => (each as { descripcion?: string }).descripcion ?? '',
  );
  const descripcion = mezclar(before ?? '', my ?? '', their ?? '');
  return descripcion === undefined ? undefined : { ...mine, descripcion };
};

/**
 * Saves the changed fields and keeps what others saved in other fields, and in other words of a description; the same
 * field or word is an EditConflict.
 */
const saveElemento = async <E extends Entidad>(
  entidad: E,
  from: ElementoDe[E],
  mine: Partial<ValuesDe[E]>,
  extra: object,
): Promise<ElementoDe[E]> => {
  let base = from;
  let changes = mine;
  for (let attempt = 1; ; attempt++) {
    try {
      return await putElemento(entidad, base._id, { ...changes, ...extra, version: base.version });
    } catch (error) {
      if (!isStaleVersion(error) || attempt === ATTEMPTS) throw error;
      const newer = await getElemento({ entidad, id: base._id });
      if (newer.version === base.version) throw error;
      tellSaved(entidad, newer);
      const [before, theirs] = [valuesOf(entidad, base), valuesOf(entidad, newer)];
      const campos = conflicts(before, changes, theirs);
      const both = campos.length > 0 ? await mezclada(before, changes, theirs, campos) : changes;
      if (!both) {
        const { quienCambio } = await import('../../pendientes/quien');
        throw new EditConflict(newer, campos, await quienCambio({ entidad, id: base._id }, campos));
      }
      base = newer;
      changes = both;
    }
  }
};

/** The change of some fields, as it is kept and shown until the server confirms it. */
export const edicionDe = <E extends Entidad>(
  entidad: E,
  base: ElementoDe[E],
  changes: Partial<ValuesDe[E]>,
  extra: object = {},
): NuevoPendiente => {
  const { _id: elemento, proyecto, titulo, version } = { ...base, ...changes };
  return {
    accion: 'editar',
    entidad,
    elemento,
    proyecto,
    titulo,
    method: 'PUT',
    path: `/api/${COLECCION[entidad]}/${elemento}`,
    body: { ...changes, ...extra, version },
    previo: pick(valuesOf(entidad, base), Object.keys(changes) as (keyof ValuesDe[E])[]),
  };
};

/** Offline, the change is kept to be sent later, and shown as it will be. `extra` is sent along. */
export const updateElemento = async <E extends Entidad>(
  entidad: E,
  base: ElementoDe[E],
  changes: Partial<ValuesDe[E]>,
  extra: { completarTareas?: boolean } = {},
): Promise<ElementoDe[E]> => {
  const sent = await sendOrKeep(edicionDe(entidad, base, changes, extra), () =>
    saveElemento(entidad, base, changes, extra),
  );
  return sent ?? editado(base, changes);
};
