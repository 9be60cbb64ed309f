import type { FactDefinition, Room, StateDefinition } from '@pmp/contracts/common';
import { mongo } from 'mongoose';
import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';

const MAX_ROW_MESSAGES = 500;
const MAX_ROW_BYTES = 4_000_000;

type Message = { canal: string; subject: string; version?: number; datos: object };

/**
 * Writes the messages that a service would publish about the same change as outbox rows; its relay sends them on its
 * next round, or when the product next starts.
 */
export class Outbox {
  private readonly messages: Message[] = [];
  private readonly correlacion = `importar-${randomUUID()}`;

  fact<T extends z.ZodType>({ subject, datos: schema }: FactDefinition<T>, datos: z.input<T>): void {
    this.messages.push({
      canal: 'hecho',
      subject,
      datos: { ...this.envelope(), datos: schema.parse(datos) },
    });
  }

  state<T extends z.ZodType>(
    { subject, datos: schema }: StateDefinition<T>,
    _id: string,
    version: number,
    datos: z.input<T> | null,
  ): void {
    const told = datos === null ? null : schema.parse(datos);
    const message = { ...this.envelope(), _id, version, datos: told };
    this.messages.push({ canal: 'estado', subject: `${subject}.${_id}`, version, datos: message });
  }

  live(room: Room, evento: string, datos: unknown): void {
    this.messages.push({ canal: 'vivo', subject: `vivo.${room}`, datos: { evento, datos } });
  }

  async save(base: mongo.Db, session: mongo.ClientSession): Promise<void> {
    const rows = this.rows();
    if (rows.length) await base.collection('outbox').insertMany(rows, { session });
  }

  private rows() {
    const process4 = randomBytes(4);
    const rows: { _id: mongo.ObjectId; mensajes: object[]; createdAt: Date }[] = [];
    let bytes = 0;
    for (const { datos, ...message } of this.messages) {
      let row = rows.at(-1);
      if (!row || row.mensajes.length === MAX_ROW_MESSAGES || bytes > MAX_ROW_BYTES) {
        row = { _id: rowId(rows.length, process4), mensajes: [], createdAt: new Date() };
        rows.push(row);
        bytes = 0;
      }
      const id = `${row._id.toHexString()}:${row.mensajes.length}`;
      const cuerpo = JSON.stringify(message.canal === 'vivo' ? datos : { id, ...datos });
      bytes += cuerpo.length;
      row.mensajes.push({ ...message, id, cuerpo });
    }
    return rows;
  }

  private envelope() {
    return { ocurrido: new Date().toISOString(), correlacion: this.correlacion, actor: null };
  }
}

/** Sorts by time, like the services' own ids: milliseconds (6 bytes), a counter (2), the process (4). */
function rowId(number: number, process4: Buffer): mongo.ObjectId {
  const now = Date.now();
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(number, 6);
  process4.copy(bytes, 8);
  return new mongo.ObjectId(bytes);
}
