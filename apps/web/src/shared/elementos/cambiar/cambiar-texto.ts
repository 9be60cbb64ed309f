import { almacen } from '../../almacen/almacen';
import type { Undo } from '../../deshacer/ofrecer';
import { pendientes } from '../../pendientes/pendientes';
import { soltarVanos } from '../../pendientes/retirar';
import type { Elemento, ElementoDe, Entidad } from '../elementos';
import { seguir } from './cambiar-elementos';
import { edicionDe, updateElemento } from './update-elemento';
import type { ValuesDe } from './values';

/** A field that is written where it is read. */
export type CampoDeTexto = 'titulo' | 'descripcion';

/** Shows the text at once and sends it; offline it waits. Those of one item are sent one after another. */
const send = async <E extends Entidad>(
  entidad: E,
  base: ElementoDe[E],
  campo: CampoDeTexto,
  texto: string,
): Promise<string> => {
  const changes = { [campo]: texto } as Partial<ValuesDe[E]>;
  const saved = await pendientes.mostrar(
    [edicionDe(entidad, base, changes)],
    () => updateElemento(entidad, base, changes),
    `texto-${base._id}`,
  );
  return saved[campo];
};

/**
 * Writes one text of an item over the one that `elemento` carries; what others have written meanwhile stays in it.
 * Resolves to what takes back this change and no other. @throws EditConflict: the same words were changed in two ways.
 */
export const cambiarTexto = async (
  { entidad, datos }: Elemento,
  campo: CampoDeTexto,
  texto: string,
): Promise<Undo> => {
  seguir([{ entidad, datos } as Elemento]);
  const saved = await send(entidad, datos as ElementoDe[typeof entidad], campo, texto);
  return async () => {
    const now = almacen.get(entidad, datos._id);
    if (!now) return 1;
    const { mezclar } = await import('../../escritura/mezclar');
    const back = mezclar(saved, datos[campo], now[campo]);
    if (back === undefined) return 1;
    await send(entidad, now as ElementoDe[typeof entidad], campo, back);
    soltarVanos([datos._id]);
    return 0;
  };
};
