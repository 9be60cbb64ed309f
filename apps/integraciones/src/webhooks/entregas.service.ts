import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { paginaQuerySchema } from '@pmp/contracts/common';
import {
  erroresIntegraciones,
  HECHO_DE_PRUEBA,
  type Entrega,
  type EntregaCompleta,
  type Envio,
} from '@pmp/contracts/integraciones';
import { DomainError, SharedLimit, type Caller } from '@pmp/platform';
import { Types, type Connection } from 'mongoose';
import type { z } from 'zod';
import { ColasRepository } from '../datos/colas.repository';
import type { EntregaDoc } from '../datos/entrega.model';
import { EntregasRepository } from '../datos/entregas.repository';
import { WebhooksRepository } from '../datos/webhooks.repository';
import { DeliverEntrega } from '../envio/deliver-entrega';
import { EntregasRunner } from '../envio/entregas-runner';
import { decodeCursor, encodeCursor } from './cursor.rules';
import { WebhookAccess } from './webhook-access';
import { toEntrega, toEntregaCompleta } from './webhook.mapper';

const PAGE = 50;
/** What one person may send by hand in a minute. */
const BY_HAND = 30;

@Injectable()
export class EntregasService {
  private readonly limit: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly access: WebhookAccess,
    private readonly webhooks: WebhooksRepository,
    private readonly entregas: EntregasRepository,
    private readonly colas: ColasRepository,
    private readonly deliveries: DeliverEntrega,
    private readonly runner: EntregasRunner,
  ) {
    this.limit = new SharedLimit(connection, { name: 'webhooks-a-mano', points: BY_HAND, seconds: 60 });
  }

  async list(
    caller: Caller,
    id: string,
    { limite = PAGE, cursor }: z.infer<typeof paginaQuerySchema>,
  ): Promise<{ entregas: Entrega[]; siguiente: string | null }> {
    await this.access.find(caller, id);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const docs = await this.entregas.listOf(id, limite + 1, after);
    const page = docs.slice(0, limite);
    const last = docs.length > limite ? page.at(-1) : undefined;
    return { entregas: page.map(toEntrega), siguiente: last ? encodeCursor(last) : null };
  }

  async read(caller: Caller, id: string, entrega: string): Promise<EntregaCompleta> {
    await this.access.find(caller, id);
    return toEntregaCompleta(await this.findEntrega(id, entrega));
  }

  /** Sends something that has not happened, at once; resolves to what came of it. */
  async test(caller: Caller, id: string): Promise<EntregaCompleta> {
    const webhook = await this.access.find(caller, id);
    await this.count(caller);
    const _id = new Types.ObjectId().toHexString();
    const creada = new Date();
    const envio: Envio = {
      type: HECHO_DE_PRUEBA,
      timestamp: creada.toISOString(),
      data: { proyecto: webhook.proyecto, autor: caller._id, hecho: { webhook: id, nombre: webhook.nombre } },
    };
    const doc: EntregaDoc = {
      _id,
      webhook: id,
      mensaje: `msg_prueba_${_id}`,
      tipo: HECHO_DE_PRUEBA,
      entidad: 'prueba',
      cuerpo: JSON.stringify(envio),
      estado: 'fallida',
      turno: 0,
      intentos: 0,
      creada,
      respuesta: null,
    };
    await this.entregas.insert([doc]);
    return toEntregaCompleta((await this.deliveries.deliverNow(webhook, doc)) ?? doc);
  }

  /** Under the same id. What waits for its turn is attempted now, in its turn. */
  async sendAgain(caller: Caller, id: string, entrega: string): Promise<EntregaCompleta> {
    const webhook = await this.access.find(caller, id);
    const doc = await this.findEntrega(id, entrega);
    await this.count(caller);
    if (doc.estado !== 'pendiente')
      return toEntregaCompleta((await this.deliveries.deliverNow(webhook, doc)) ?? doc);
    if (webhook.estado !== 'activo') throw new DomainError(erroresIntegraciones.webhookParado);
    await this.colas.hurry(id, new Date(), doc.entidad);
    await this.webhooks.note(id, { corte: null });
    this.runner.wake();
    return toEntregaCompleta(doc);
  }

  private async findEntrega(webhook: string, id: string): Promise<EntregaDoc> {
    const doc = await this.entregas.find(webhook, id);
    if (!doc) throw new DomainError(erroresIntegraciones.entregaNoEncontrada);
    return doc;
  }

  private async count({ _id }: Caller): Promise<void> {
    if (await this.limit.secondsToWait(_id)) throw new DomainError(erroresIntegraciones.demasiadasPruebas);
  }
}
