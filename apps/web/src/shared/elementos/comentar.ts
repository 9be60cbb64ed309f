import { createOpener } from '../navegar/opener';
import { typeAhead } from '../navegar/type-ahead';
import { abrir, panelAbierto } from './lista';

/** The item that somebody is about to comment: the field of its comments takes the focus when it is there. */
export const comentando = createOpener<string>();

/** Opens the comments of an item, unless they are in sight; false: nothing on screen opens it. */
export const comentar = (id: string, isShown: boolean): boolean => {
  if (!isShown && panelAbierto()?.elemento.id !== id && !abrir(id)) return false;
  comentando.open(id);
  typeAhead(comentando);
  return true;
};
