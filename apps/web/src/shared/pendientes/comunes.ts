import type { EntidadComun, Pendiente } from './pendiente';

/** What waits of this kind, here or everywhere. */
export const enEsperaDe = (
  entidad: EntidadComun,
  all: readonly Pendiente[],
  proyecto?: string,
): readonly Pendiente[] =>
  all.filter(
    (each) =>
      each.entidad === entidad &&
      each.estado === 'espera' &&
      (proyecto === undefined || each.proyecto === proyecto),
  );

/** The server's list with what waits; the same list when nothing does. */
export const layComunes = <T extends { _id: string }>(lista: T[], esperan: readonly Pendiente[]): T[] =>
  esperan.reduce((laid, { accion, elemento, visto }) => {
    if (accion === 'eliminar') return laid.filter(({ _id }) => _id !== elemento);
    if (accion === 'editar')
      return laid.map((each) => (each._id === elemento ? { ...each, ...visto } : each));
    return laid.some(({ _id }) => _id === elemento) ? laid : [...laid, visto as unknown as T];
  }, lista);
