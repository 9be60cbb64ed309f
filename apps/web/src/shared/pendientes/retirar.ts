import type { Pendiente } from './pendiente';
import { pendientes } from './pendientes';

/** The change of one thing that waits; a later one of the same kind takes its place. */
const enEspera = (elemento: string, path: string, accion: Pendiente['accion']): Pendiente | undefined =>
  pendientes
    .all()
    .findLast((each) => each.elemento === elemento && each.path === path && each.accion === accion);

/**
 * To be called before a move is sent or kept. What it gives, called after a move was kept, gives what takes that move
 * back; false: it has been sent, or may have been.
 */
export const recordarMovimiento = (elemento: string, path: string) => {
  const anterior = enEspera(elemento, path, 'mover');
  return (): (() => boolean) => {
    const mio = enEspera(elemento, path, 'mover')?.id;
    return () => {
      pendientes.reload();
      const now = pendientes.all().find(({ id }) => id === mio);
      if (!now || (now.intentado && now.estado === 'espera')) return false;
      pendientes.remove(now.id);
      if (anterior) pendientes.add(anterior);
      return true;
    };
  };
};

const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).toSorted().join() : String(value ?? '');

/** Whether it gives every field the value that it had. */
const isVano = ({ body, previo = {} }: Pendiente): boolean =>
  Object.entries(body).every(
    ([campo, value]) => campo === 'version' || (campo in previo && plain(value) === plain(previo[campo])),
  );

const VANOS: readonly Pendiente['accion'][] = ['editar', 'marca'];

/** Lets go of edits that an undo has made edits of nothing. One that may have arrived is sent: it undoes that. */
export const soltarVanos = (elementos: readonly string[]): void => {
  for (const each of pendientes.all())
    if (VANOS.includes(each.accion) && !each.intentado && elementos.includes(each.elemento) && isVano(each))
      pendientes.remove(each.id);
};
