import { newId } from '../http/new-id';
import { type Cambiado, deshacer } from './deshacer';

export type Undo = Cambiado['undo'];

interface Oferta extends Pick<Cambiado, 'titulo' | 'aviso'> {
  /** The change, which may still be on its way; it resolves to what undoes it, or to undefined if it waits for a network. */
  cambio: Promise<Undo | undefined>;
  onFail: (error: unknown) => void;
}

/** Two undos of one item at once would each take the other's for a change that somebody else made. */
let turno: Promise<unknown> = Promise.resolve();

const inTurn = (undo: () => Promise<number>): Promise<number> => {
  const mine = turno.then(undo);
  turno = mine.catch(() => undefined);
  return mine;
};

/**
 * Offers to undo a change from the moment it is made: who presses Ctrl+Z before the server has answered does not press
 * it in vain.
 */
export const ofrecer = async ({ titulo, aviso, cambio, onFail }: Oferta): Promise<void> => {
  const _id = newId();
  const undo = () => inTurn(async () => (await (await cambio)?.()) ?? 0);
  deshacer.offer({ tipo: 'cambio', _id, titulo, aviso, undo });
  try {
    if (!(await cambio)) deshacer.drop(_id);
  } catch (error) {
    deshacer.drop(_id);
    onFail(error);
  }
};
