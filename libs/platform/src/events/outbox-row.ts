import type { Types } from 'mongoose';

export interface OutboxMessage {
  canal: 'hecho' | 'estado' | 'vivo';
  subject: string;
  id: string;
  /** Of an 'estado' only. */
  version?: number;
  /** JSON, as it goes over the wire. */
  cuerpo: string;
}

/** All messages of one transaction. */
export interface OutboxRow {
  _id: Types.ObjectId;
  mensajes: OutboxMessage[];
  createdAt: Date;
}
