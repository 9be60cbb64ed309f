import type { Types } from 'mongoose';

/** Header under which the broker carries `traza`. */
export const TRACE_HEADER = 'traceparent';

export interface OutboxMessage {
  canal: 'hecho' | 'estado' | 'vivo';
  subject: string;
  id: string;
  /** Of an 'estado' only. */
  version?: number;
  /** Where its trace goes on, with tracing only; `traceparent` of W3C Trace Context. */
  traza?: string;
  /** JSON, as it goes over the wire. */
  cuerpo: string;
}

/** All messages of one transaction. */
export interface OutboxRow {
  _id: Types.ObjectId;
  mensajes: OutboxMessage[];
  createdAt: Date;
}
