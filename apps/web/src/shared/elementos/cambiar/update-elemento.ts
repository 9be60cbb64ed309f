import { isStaleVersion } from '../../http/errors';
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

/** Saves the changed fields and keeps what others saved in other fields; the same field is an EditConflict. */
const saveElemento = async <E extends Entidad>(
  entidad: E,
  base: ElementoDe[E],
  changes: Partial<ValuesDe[E]>,
  extra: object,
): Promise<ElementoDe[E]> => {
  let { version } = base;
  for (let attempt = 1; ; attempt++) {
    try {
      return await putElemento(entidad, base._id, { ...changes, ...extra, version });
    } catch (error) {
      if (!isStaleVersion(error) || attempt === ATTEMPTS) throw error;
      const newer = await getElemento({ entidad, id: base._id });
      if (newer.version === version) throw error;
      tellSaved(entidad, newer);
      const campos = conflicts(valuesOf(entidad, base), changes, valuesOf(entidad, newer));
      if (campos.length) throw new EditConflict(newer, campos);
      version = newer.version;
    }
  }
};

/** Offline, the change is kept to be sent later, and shown as it will be. `extra` is sent along. */
export const updateElemento = async <E extends Entidad>(
  entidad: E,
  base: ElementoDe[E],
  changes: Partial<ValuesDe[E]>,
  extra: { completarTareas?: boolean } = {},
): Promise<ElementoDe[E]> => {
  const campos = Object.keys(changes) as (keyof ValuesDe[E])[];
  const { _id: elemento, proyecto, titulo, version } = { ...base, ...changes };
  const sent = await sendOrKeep(
    {
      accion: 'editar',
      entidad,
      elemento,
      proyecto,
      titulo,
      method: 'PUT',
      path: `/api/${COLECCION[entidad]}/${elemento}`,
      body: { ...changes, ...extra, version },
      previo: pick(valuesOf(entidad, base), campos),
    },
    () => saveElemento(entidad, base, changes, extra),
  );
  return sent ?? editado(base, changes);
};
