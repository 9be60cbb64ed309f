import type { Mensaje, MensajeEliminado, MensajesLeidos } from '@pmp/contracts/mensajes';
import { almacen } from '../../../shared/almacen/almacen';
import { sameChat } from './conversacion';

const said = (id: string): Mensaje | undefined => almacen.said('mensaje', id);

type Cita = NonNullable<Mensaje['respuestaA']>;

/** What the answers to a message quote of it. */
const requote = (_id: string, over: Partial<Cita>): void =>
  almacen.update('mensaje', (each) => {
    const cita = each.respuestaA;
    const isSame = cita?._id !== _id || (cita.contenido === over.contenido && !over.eliminado);
    return isSame ? each : { ...each, respuestaA: { ...cita, ...over } };
  });

/** Into the store. Read stays read: an event may be older than what the page knows. */
export const take = (mensajes: readonly Mensaje[]): void => {
  const taken = mensajes.map((each) => (said(each._id)?.leido ? { ...each, leido: true } : each));
  almacen.take('mensaje', taken);
  for (const { _id, editado } of mensajes)
    if (editado) requote(_id, { contenido: said(_id)?.contenido ?? '' });
};

export const takeEliminado = ({
  _id,
  version,
  eliminadoPor,
}: Pick<MensajeEliminado, '_id' | 'version' | 'eliminadoPor'>): void => {
  const known = said(_id);
  const vacio = { contenido: '', archivos: [], menciones: [], eliminado: true };
  if (known) almacen.take('mensaje', [{ ...known, ...vacio, version, eliminadoPor }]);
  requote(_id, { contenido: '', eliminado: true });
};

/** Others have read what this person (`yo`) wrote. */
export const takeLeidos = (leidos: MensajesLeidos, yo: string): void =>
  almacen.update('mensaje', (each) =>
    sameChat(each, leidos) && each.emisor._id === yo && !each.leido && each.secuencia <= leidos.leidoHasta
      ? { ...each, leido: true }
      : each,
  );
