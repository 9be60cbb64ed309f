import { Injectable } from '@nestjs/common';
import {
  chatKeyOf,
  erroresMensajes,
  type ChatKey,
  type Mensaje,
  type MensajeCreate,
} from '@pmp/contracts/mensajes';
import {
  currentCorrelationId,
  currentToken,
  DomainError,
  GatheringByKey,
  isDuplicateKey,
} from '@pmp/platform';
import { DraftMensaje, type Draft, type SendRequest } from './draft-mensaje';
import { StoreMensajes } from './store-mensajes';
import { SendBudget } from './send-budget';

const MAX_BATCH = 50;

type Outcome<Result> = { result: Result } | { error: unknown };

/**
 * Accepts messages. Those that arrive together for one conversation are stored together: transactions on one
 * conversation would conflict and start over.
 */
@Injectable()
export class SendMensaje {
  private readonly queue = new GatheringByKey<ChatKey, SendRequest, Outcome<Mensaje>>(
    MAX_BATCH,
    (key, requests) => this.sendBatch(key, requests),
  );

  constructor(
    private readonly budget: SendBudget,
    private readonly drafts: DraftMensaje,
    private readonly store: StoreMensajes,
  ) {}

  /** Resolves once the message is stored. */
  async sendMensaje(usuario: string, datos: MensajeCreate): Promise<Mensaje> {
    // Awaited in its turn, and not here: two messages that a person sends at once must stay in their order.
    const espera = this.budget.spend(usuario);
    const key = chatKeyOf(usuario, { chatId: datos.receptor, tipoChat: datos.tipoChat });
    const request = { usuario, datos, espera, correlacion: currentCorrelationId(), token: currentToken() };
    const outcome = await this.queue.add(key, request);
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }

  /** One refused message must not take the others with it: if the batch fails, each is sent alone. */
  private async sendBatch(key: ChatKey, requests: SendRequest[]): Promise<Outcome<Mensaje>[]> {
    try {
      return await this.sendTogether(key, requests);
    } catch (error) {
      if (!isDuplicateKey(error) && !(error instanceof DomainError)) throw error;
      const outcomes: Outcome<Mensaje>[] = [];
      for (const request of requests) outcomes.push(...(await this.sendAlone(key, request)));
      return outcomes;
    }
  }

  /** This second attempt finds what another replica has stored meanwhile under the same `clienteId`. */
  private async sendAlone(key: ChatKey, request: SendRequest): Promise<Outcome<Mensaje>[]> {
    try {
      return await this.sendTogether(key, [request]);
    } catch (error) {
      if (isDuplicateKey(error)) return [{ error: new DomainError(erroresMensajes.chatNoEncontrado) }];
      return [{ error }];
    }
  }

  private async sendTogether(key: ChatKey, requests: SendRequest[]): Promise<Outcome<Mensaje>[]> {
    const drafts = new Map<string, Promise<Outcome<Draft>>>();
    const made = requests.map((request, i) => {
      const { usuario, datos } = request;
      const name = datos.clienteId ? `${usuario}:${datos.clienteId}` : `${i}`;
      const draft = drafts.get(name) ?? this.draft(request);
      drafts.set(name, draft);
      return draft;
    });
    const outcomes = await Promise.all(made);
    const ready = outcomes.flatMap((outcome) => ('result' in outcome ? outcome.result : []));
    const toMensaje = await this.store.store(key, [...new Set(ready)]);
    return outcomes.map((outcome) => ('result' in outcome ? { result: toMensaje(outcome.result) } : outcome));
  }

  private draft(request: SendRequest): Promise<Outcome<Draft>> {
    return this.draftAllowed(request).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
  }

  private async draftAllowed(request: SendRequest): Promise<Draft> {
    const segundos = await request.espera;
    if (segundos > 0) throw new DomainError(erroresMensajes.demasiadosMensajes, { segundos });
    return this.drafts.draft(request);
  }
}
