import type { Types } from 'mongoose';

/** Message header that carries `traza`. */
export const TRACE_HEADER = 'traceparent';

export interface OutboxMessage {
  canal: 'hecho' | 'estado' | 'vivo';
  subject: string;
  id: string;
  /** Only if `canal` is 'estado'. */
  version?: number;
  /** The `traceparent` (W3C Trace Context) that continues its trace; only with tracing. */
  traza?: string;
  /** The body of the message: JSON, as it is sent. */
  cuerpo: string;
}

/** Messages of one transaction; a large one makes several rows. */
export interface OutboxRow {
  _id: Types.ObjectId;
  mensajes: OutboxMessage[];
  createdAt: Date;
}
