import type { Mensaje } from '@pmp/contracts/mensajes';

/** How long a person can edit their own message. */
const EDITABLE_MS = 15 * 60_000;

export const isEditable = ({ timestamp, eliminado }: Mensaje, now: number): boolean =>
  !eliminado && now - Date.parse(timestamp) < EDITABLE_MS;
