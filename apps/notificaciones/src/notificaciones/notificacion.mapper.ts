import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { NotificacionDoc } from './notificacion.model';
import { titleOf } from './unread/several.rules';

export const toNotificacion = (doc: NotificacionDoc): Notificacion => ({
  _id: doc._id.toHexString(),
  tipo: doc.tipo,
  titulo: doc.titulo,
  mensaje: doc.mensaje,
  timestamp: doc.timestamp.toISOString(),
  leida: doc.leida,
  accion: doc.accion,
  regla: doc.regla,
  ...doc.frase,
  ...(doc.actor && { actor: doc.actor }),
  ...(doc.proyecto && { proyecto: doc.proyecto }),
  ...(doc.pospuesta && { pospuesta: doc.pospuesta.toISOString() }),
  ...(doc.elementos?.length && {
    elementos: doc.elementos.map((each) => ({ titulo: titleOf(each), accion: each.accion })),
  }),
});
