import { Injectable } from '@nestjs/common';
import {
  chatKeyOf,
  erroresMensajes,
  type ChatKey,
  type Mensaje,
  type MensajeCreate,
} from '@pmp/contracts/mensajes';
import { currentCorrelationId, DomainError, isDuplicateKey } from '@pmp/platform';
import { BatchQueue, type Outcome } from './batch-queue';
import { BorradorService, type Borrador, type Pedido } from './borrador.service';
import { BuzonService } from './buzon.service';
import { SendBudget } from './send-budget';

const MAX_BATCH = 50;

/** Takes messages in: those of one conversation that come together are stored together. */
@Injectable()
export class EnvioService {
  private readonly budget = new SendBudget();
  private readonly queue = new BatchQueue<Pedido, Mensaje>(
    (key, pedidos) => this.sendBatch(key as ChatKey, pedidos),
    MAX_BATCH,
  );

  constructor(
    private readonly borradores: BorradorService,
    private readonly buzon: BuzonService,
  ) {}

  /** Resolves when the message is stored for good. */
  async sendMensaje(usuario: string, datos: MensajeCreate): Promise<Mensaje> {
    const segundos = this.budget.spend(usuario, Date.now());
    if (segundos > 0) throw new DomainError(erroresMensajes.demasiadosMensajes, { segundos });
    const key = chatKeyOf(usuario, { chatId: datos.receptor, tipoChat: datos.tipoChat });
    return this.queue.add(key, { usuario, datos, correlacion: currentCorrelationId() });
  }

  /** One refused message must not take the others with it, so then they go one by one. */
  private async sendBatch(key: ChatKey, pedidos: Pedido[]): Promise<Outcome<Mensaje>[]> {
    try {
      return await this.sendTogether(key, pedidos);
    } catch (error) {
      if (!isDuplicateKey(error) && !(error instanceof DomainError)) throw error;
      const outcomes: Outcome<Mensaje>[] = [];
      for (const pedido of pedidos) outcomes.push(...(await this.sendAlone(key, pedido)));
      return outcomes;
    }
  }

  /** The second time finds what another replica has stored meanwhile under the same `clienteId`. */
  private async sendAlone(key: ChatKey, pedido: Pedido): Promise<Outcome<Mensaje>[]> {
    try {
      return await this.sendTogether(key, [pedido]);
    } catch (error) {
      if (isDuplicateKey(error)) return [{ error: new DomainError(erroresMensajes.chatNoEncontrado) }];
      return [{ error }];
    }
  }

  private async sendTogether(key: ChatKey, pedidos: Pedido[]): Promise<Outcome<Mensaje>[]> {
    const borradores = new Map<string, Promise<Outcome<Borrador>>>();
    const made = pedidos.map((pedido, i) => {
      const { usuario, datos } = pedido;
      const name = datos.clienteId ? `${usuario}:${datos.clienteId}` : `${i}`;
      const borrador = borradores.get(name) ?? this.makeBorrador(pedido);
      borradores.set(name, borrador);
      return borrador;
    });
    const outcomes = await Promise.all(made);
    const ready = outcomes.flatMap((outcome) => ('result' in outcome ? outcome.result : []));
    const toMensaje = await this.buzon.store(key, [...new Set(ready)]);
    return outcomes.map((outcome) => ('result' in outcome ? { result: toMensaje(outcome.result) } : outcome));
  }

  private makeBorrador(pedido: Pedido): Promise<Outcome<Borrador>> {
    return this.borradores.makeBorrador(pedido).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
  }
}
