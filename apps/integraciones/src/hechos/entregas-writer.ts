import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FactJournal, UnitOfWork, type FactBatch } from '@pmp/platform';
import { Types } from 'mongoose';
import { ColasRepository } from '../datos/colas.repository';
import type { EntregaDoc } from '../datos/entrega.model';
import { EntregasRepository } from '../datos/entregas.repository';
import { LecturasRepository } from '../datos/lecturas.repository';
import type { WebhookDoc } from '../datos/webhook.model';
import { WebhooksRepository } from '../datos/webhooks.repository';
import { SERVICIOS } from './catalogo';
import { ElementosDeHechos } from './elementos-de-hechos';
import { contadoOf, type Contado } from './envio.rules';

type Waiting = Omit<EntregaDoc, 'turno'>;

/**
 * Turns what happens into deliveries, which are stored together with how far the facts have been read: nothing that
 * happened is left out or sent under two ids, whenever the process stops.
 */
@Injectable()
export class EntregasWriter implements OnModuleInit {
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly journal: FactJournal,
    private readonly lecturas: LecturasRepository,
    private readonly webhooks: WebhooksRepository,
    private readonly entregas: EntregasRepository,
    private readonly colas: ColasRepository,
    private readonly elementos: ElementosDeHechos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    // What happens to one thing is told by one service, and that is the order that counts.
    for (const servicio of SERVICIOS)
      this.journal.follow({
        nombre: `integraciones-webhooks-${servicio}`,
        servicio,
        position: () => this.lecturas.position(servicio),
        append: (batch) => this.append(servicio, batch),
      });
  }

  /** Calls the listener when there is something to send. */
  onWritten(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async append(servicio: string, { hasta, hechos }: FactBatch): Promise<void> {
    const contados = hechos.flatMap((hecho) => contadoOf(hecho) ?? []);
    const waiting = contados.length ? await this.fresh(await this.wanted(contados)) : [];
    if (!waiting.length) return this.lecturas.move(servicio, hasta);
    const now = new Date();
    await this.unitOfWork.run(async ({ session }) => {
      const before = await this.lecturas.take(servicio, waiting.length, hasta, session);
      const docs = waiting.map((entrega, i) => ({ ...entrega, turno: before + i + 1 }));
      await this.entregas.insert(docs, session);
      await this.colas.add(docs, now, session);
      const told = [...new Set(docs.map(({ webhook }) => webhook))];
      await this.webhooks.queueUp(told, session);
    });
    for (const listener of this.listeners) listener();
  }

  /** What each webhook is to be told. What nobody wants is not looked up. */
  private async wanted(contados: readonly Contado[]): Promise<Waiting[]> {
    const webhooks = await this.webhooks.active();
    const asked = contados.filter((contado) => webhooks.some((webhook) => wants(webhook, contado)));
    return asked.length ? pairs(webhooks, await this.elementos.complete(asked)) : [];
  }

  /** The broker may have a fact twice. */
  private async fresh(all: readonly Waiting[]): Promise<Waiting[]> {
    const webhooks = [...new Set(all.map(({ webhook }) => webhook))];
    const known = all.length
      ? await this.entregas.known(
          webhooks,
          all.map(({ mensaje }) => mensaje),
        )
      : new Set<string>();
    return all.filter(({ webhook, mensaje }) => {
      const key = `${webhook} ${mensaje}`;
      return !known.has(key) && known.add(key);
    });
  }
}

const wants = ({ hechos, proyecto, desde }: WebhookDoc, contado: Contado): boolean =>
  hechos.includes(contado.hecho) &&
  (proyecto === null || proyecto === contado.proyecto) &&
  Date.parse(contado.ocurrido) >= desde.getTime();

const pairs = (webhooks: readonly WebhookDoc[], contados: readonly Contado[]): Waiting[] =>
  contados.flatMap((contado) =>
    webhooks
      .filter((webhook) => wants(webhook, contado))
      .map(({ _id }) => ({
        _id: new Types.ObjectId().toHexString(),
        webhook: _id,
        mensaje: contado.mensaje,
        tipo: contado.hecho,
        entidad: contado.entidad,
        cuerpo: JSON.stringify(contado.envio),
        estado: 'pendiente',
        intentos: 0,
        creada: new Date(),
        respuesta: null,
      })),
  );
