import { statusOf } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { type Elemento, RUTAS } from '../../../shared/elementos/elementos';
import { tellDeleted } from '../../../shared/almacen/tell';

/** A 404 counts as success: somebody else has deleted it already. */
const deleteOne = async ({ entidad, datos }: Elemento): Promise<void> => {
  try {
    await pedir(RUTAS[entidad].eliminar, { params: { id: datos._id } });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
};

/** One after the other; the screen shows that they are gone once the last of them is, or one could not be deleted. */
export const deleteElementos = async (elementos: readonly Elemento[]): Promise<void> => {
  const gone: Elemento[] = [];
  try {
    for (const each of elementos) {
      await deleteOne(each);
      gone.push(each);
    }
  } finally {
    for (const { entidad, datos } of gone) tellDeleted({ entidad, id: datos._id }, datos.version + 1);
  }
};
