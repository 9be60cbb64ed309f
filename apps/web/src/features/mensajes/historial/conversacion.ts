import type {
  ChatRef,
  Mensaje,
  MensajeEliminado,
  MensajesLeidos,
  MensajesReply,
} from '@pmp/contracts/mensajes';

/**
 * The loaded part of a conversation, without gaps, oldest first. `hayPosteriores`: its end is not loaded, so a message
 * that arrives does not follow it.
 */
export type Conversacion = Omit<MensajesReply, 'success'>;

/** Beyond this, messages are dropped at the end that is out of sight, so that long scrolling does not slow the page. */
export const MAX_LOADED = 300;

const newerOf = (a: Mensaje, b: Mensaje): Mensaje => {
  const newer = b.version >= a.version ? b : a;
  // Read stays read: an event may be older than what the page knows.
  return { ...newer, leido: a.leido || b.leido };
};

const merge = (a: Mensaje[], b: Mensaje[]): Mensaje[] => {
  const all = new Map(a.map((mensaje) => [mensaje._id, mensaje]));
  for (const mensaje of b) {
    const known = all.get(mensaje._id);
    all.set(mensaje._id, known ? newerOf(known, mensaje) : mensaje);
  }
  return [...all.values()].sort((x, y) => x.secuencia - y.secuencia);
};

const letGoOfOldest = (data: Conversacion): Conversacion =>
  data.mensajes.length <= MAX_LOADED
    ? data
    : { ...data, mensajes: data.mensajes.slice(-MAX_LOADED), hayAnteriores: true };

const letGoOfNewest = (data: Conversacion): Conversacion =>
  data.mensajes.length <= MAX_LOADED
    ? data
    : { ...data, mensajes: data.mensajes.slice(0, MAX_LOADED), hayPosteriores: true };

/** Applies the refetched end: what was loaded before stays if the two overlap. */
export const withEnd = (data: Conversacion | undefined, end: Conversacion): Conversacion => {
  const [first] = end.mensajes;
  const last = data?.mensajes.at(-1);
  const touches = data && !data.hayPosteriores && first && last && first.secuencia <= last.secuencia + 1;
  if (!touches) return end;
  const mensajes = merge(data.mensajes, end.mensajes);
  const leidoHasta = Math.max(data.leidoHasta, end.leidoHasta);
  return letGoOfOldest({ ...end, mensajes, leidoHasta, hayAnteriores: data.hayAnteriores });
};

export const withOlder = (data: Conversacion, page: Conversacion): Conversacion =>
  letGoOfNewest({
    ...data,
    mensajes: merge(page.mensajes, data.mensajes),
    hayAnteriores: page.hayAnteriores,
  });

export const withNewer = (data: Conversacion, page: Conversacion): Conversacion =>
  letGoOfOldest({
    ...data,
    mensajes: merge(data.mensajes, page.mensajes),
    hayPosteriores: page.hayPosteriores,
  });

/** Updates the quotes of a message. */
const requote = (mensajes: Mensaje[], { _id, contenido }: Mensaje): Mensaje[] =>
  mensajes.map((mensaje) =>
    mensaje.respuestaA?._id === _id && mensaje.respuestaA.contenido !== contenido
      ? { ...mensaje, respuestaA: { ...mensaje.respuestaA, contenido } }
      : mensaje,
  );

/** Adds or replaces a message; undefined: messages before it are missing. */
export const withMensaje = (data: Conversacion, mensaje: Mensaje): Conversacion | undefined => {
  const first = data.mensajes[0]?.secuencia ?? mensaje.secuencia;
  const last = data.mensajes.at(-1)?.secuencia ?? mensaje.secuencia - 1;
  if (mensaje.secuencia < first || (data.hayPosteriores && mensaje.secuencia > last)) return data;
  if (mensaje.secuencia > last + 1) return undefined;
  const mensajes = merge(data.mensajes, [mensaje]);
  return letGoOfOldest({ ...data, mensajes: mensaje.editado ? requote(mensajes, mensaje) : mensajes });
};

export const withEliminado = (data: Conversacion, { _id, version }: MensajeEliminado): Conversacion => ({
  ...data,
  mensajes: data.mensajes.map((mensaje) => {
    if (mensaje._id === _id && mensaje.version < version)
      return { ...mensaje, contenido: '', archivos: [], menciones: [], eliminado: true, version };
    const cita = mensaje.respuestaA;
    return cita?._id === _id
      ? { ...mensaje, respuestaA: { ...cita, contenido: '', eliminado: true } }
      : mensaje;
  }),
});

/** Applies a reading: mine (`yo`) moves my cursor, that of others marks my messages as read. */
export const withLeidos = (data: Conversacion, leidos: MensajesLeidos, yo: string): Conversacion => {
  if (leidos.lector === yo) return { ...data, leidoHasta: Math.max(data.leidoHasta, leidos.hasta) };
  return {
    ...data,
    mensajes: data.mensajes.map((mensaje) =>
      mensaje.emisor._id === yo && !mensaje.leido && mensaje.secuencia <= leidos.leidoHasta
        ? { ...mensaje, leido: true }
        : mensaje,
    ),
  };
};

export const sameChat = (a: ChatRef, b: ChatRef): boolean =>
  a.chatId === b.chatId && a.tipoChat === b.tipoChat;
