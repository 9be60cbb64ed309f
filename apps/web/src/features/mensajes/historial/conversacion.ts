import type { ChatRef, Mensaje, MensajesReply } from '@pmp/contracts/mensajes';

/**
 * The loaded part of a conversation, without gaps: from which `secuencia` to which, while the messages are in the store.
 * `hayPosteriores`: its end is not loaded; otherwise what arrives after `hasta` follows it.
 */
export interface Tramo extends Pick<MensajesReply, 'hayAnteriores' | 'hayPosteriores' | 'leidoHasta'> {
  desde: number;
  hasta: number;
}

export interface Conversacion extends Omit<Tramo, 'desde' | 'hasta'> {
  /** Oldest first. */
  mensajes: Mensaje[];
}

/** Beyond this, messages are let go of at the end that is out of sight, so that long scrolling does not slow the page. */
export const MAX_LOADED = 300;

export const sameChat = (a: ChatRef, b: ChatRef): boolean =>
  a.chatId === b.chatId && a.tipoChat === b.tipoChat;

export const tramoDe = ({ mensajes, hayAnteriores, hayPosteriores, leidoHasta }: Conversacion): Tramo => ({
  desde: mensajes[0]?.secuencia ?? 1,
  hasta: mensajes.at(-1)?.secuencia ?? 0,
  hayAnteriores,
  hayPosteriores,
  leidoHasta,
});

/** The messages of a part, of all those of its chat; `falta`: more have come, but some before them have not. */
export const conversacionDe = (
  suyos: readonly Mensaje[],
  { desde, hasta, ...tramo }: Tramo,
): Conversacion & { falta: boolean } => {
  const inIt = suyos
    .filter(({ secuencia }) => secuencia >= desde && (!tramo.hayPosteriores || secuencia <= hasta))
    .toSorted((a, b) => a.secuencia - b.secuencia);
  const gap = inIt.findIndex(
    ({ secuencia }, at) => secuencia > Math.max(hasta, inIt[at - 1]?.secuencia ?? 0) + 1,
  );
  const all = gap === -1 ? inIt : inIt.slice(0, gap);
  const mensajes = all.slice(-MAX_LOADED);
  const hayAnteriores = tramo.hayAnteriores || mensajes.length < all.length;
  return { ...tramo, hayAnteriores, mensajes, falta: gap !== -1 };
};

/** The end, read again: what was loaded before stays if the two touch. `ultima`: what it reached to. */
export const withEnd = (tramo: Tramo | undefined, end: Tramo, ultima: number): Tramo => {
  if (!tramo || tramo.hayPosteriores || end.desde > ultima + 1) return end;
  const { desde, hayAnteriores } = tramo;
  return { ...end, desde, hayAnteriores, leidoHasta: Math.max(tramo.leidoHasta, end.leidoHasta) };
};

/** `ultima`: the last message on screen. */
export const withOlder = (tramo: Tramo, { desde, hayAnteriores }: Tramo, ultima: number): Tramo => {
  const isTooMuch = ultima >= desde + MAX_LOADED;
  const hasta = isTooMuch ? desde + MAX_LOADED - 1 : ultima;
  return { ...tramo, desde, hasta, hayAnteriores, hayPosteriores: tramo.hayPosteriores || isTooMuch };
};

export const withNewer = (tramo: Tramo, { hasta, hayPosteriores }: Tramo): Tramo => {
  const desde = Math.max(tramo.desde, hasta - MAX_LOADED + 1);
  return {
    ...tramo,
    desde,
    hasta,
    hayPosteriores,
    hayAnteriores: tramo.hayAnteriores || desde > tramo.desde,
  };
};
