import type { Mensaje } from '@pmp/contracts/mensajes';

/** One's own message can be changed this long. */
const EDITABLE_MS = 15 * 60_000;

export const isEditable = ({ timestamp, eliminado }: Mensaje, now: number): boolean =>
  !eliminado && now - Date.parse(timestamp) < EDITABLE_MS;
