import type { Chat } from '@pmp/contracts/mensajes';

const collator = new Intl.Collator('es');

export const byNombre = (a: { nombre: string }, b: { nombre: string }): number =>
  collator.compare(a.nombre, b.nombre);

type Dated = Pick<Chat, 'nombre' | 'ultimoMensaje'>;

/** Newest message first; those without messages come last, by name. */
export function byNewest(a: Dated, b: Dated): number {
  const [fechaA, fechaB] = [a.ultimoMensaje?.timestamp ?? '', b.ultimoMensaje?.timestamp ?? ''];
  if (fechaA === fechaB) return byNombre(a, b);
  return fechaA < fechaB ? 1 : -1;
}
