import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Corte, LOGGER } from '@pmp/platform';
import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import type { Logger } from 'pino';
import { config } from '../config';
import { ProveedorError, failureOf, type FailureReason } from './proveedor-error';
import { openModel } from './language-model';
import { TokenBudget } from './token-budget';

/** Rounds of tool calls before the model must answer. */
const MAX_PASOS = 6;
const MAX_TOKENS_RESPUESTA = 2_000;
/** Whatever the model writes after this is ignored. */
const MAX_LETRAS = 20_000;
const LETRAS_POR_TOKEN = 4;
const MAX_SILENCIO_MS = 30_000;
const ESPERA_DE_PRUEBA_MS = 10_000;
const TOKENS_DE_PRUEBA = 16;

export interface ModelRequest {
  /** The person whose budget pays. */
  persona: string;
  instrucciones: string;
  mensajes: ModelMessage[];
  herramientas?: ToolSet;
  signal: AbortSignal;
}

interface Usage {
  letras: number;
  /** 0 if the provider has not said. */
  tokens: number;
  gratis: boolean;
}

/** Refusals before any work was done; these cost nothing. */
const NOT_CHARGED: ReadonlySet<FailureReason> = new Set(['limite', 'clave', 'caido']);

/** They say that the provider cannot answer now, whoever asks; the others are about what was asked. */
const OF_PROVIDER: ReadonlySet<FailureReason> = new Set(['limite', 'caido', 'tiempo', 'clave']);

export type ModelChunk = { tipo: 'texto'; texto: string } | { tipo: 'herramienta'; nombre: string };

/** The configured model. Every failure is thrown as ProveedorError, and only its kind is logged. */
@Injectable()
export class Proveedor implements BeforeApplicationShutdown {
  /** Null if none is configured. */
  readonly nombre = config.IA_PROVEEDOR === 'ninguno' ? null : config.IA_PROVEEDOR;
  readonly modelo = this.nombre && (config.IA_MODELO ?? null);
  readonly corte = new Corte();
  private readonly closing = new AbortController();
  private opened: Promise<LanguageModel> | null = null;

  constructor(
    private readonly budget: TokenBudget,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }

  /** Ends early, without an error, when `signal` says that nobody reads any more. */
  async *converse(request: ModelRequest): AsyncGenerator<ModelChunk, void> {
    if (!this.corte.admits()) throw new ProveedorError('cortado');
    const booking = await this.spend(request.persona);
    const usage: Usage = { letras: 0, tokens: 0, gratis: false };
    try {
      yield* this.stream(request, usage);
      if (usage.letras === 0 && !request.signal.aborted) throw new ProveedorError('ilegible');
      this.noteEnd(null, request.signal);
    } catch (error) {
      const failure = failureOf(error);
      this.noteEnd(failure.motivo, request.signal);
      usage.gratis = usage.letras === 0 && NOT_CHARGED.has(failure.motivo);
      if (!request.signal.aborted) throw this.told(failure);
    } finally {
      // Whoever reads has left between two pieces.
      if (request.signal.aborted) this.corte.givenUp();
      await booking.settle(usage.gratis ? 0 : this.costOf(usage, request));
    }
  }

  /** The whole answer at once, for texts that nobody reads piece by piece. */
  async write(request: ModelRequest): Promise<string> {
    let texto = '';
    for await (const chunk of this.converse(request)) if (chunk.tipo === 'texto') texto += chunk.texto;
    return texto;
  }

  /** Why the provider does not answer; null if it does. */
  async check(): Promise<FailureReason | null> {
    try {
      const { generateText } = await import('ai');
      await generateText({
        model: await this.open(),
        prompt: 'Responde solo: sí',
        maxOutputTokens: TOKENS_DE_PRUEBA,
        maxRetries: 0,
        abortSignal: AbortSignal.any([
          this.closing.signal,
          AbortSignal.timeout(Math.min(ESPERA_DE_PRUEBA_MS, config.IA_ESPERA_MS)),
        ]),
      });
      this.corte.worked();
      return null;
    } catch (error) {
      return this.told(error).motivo;
    }
  }

  private async *stream(
    { instrucciones, mensajes, herramientas, signal }: ModelRequest,
    usage: Usage,
  ): AsyncGenerator<ModelChunk, void> {
    const { isStepCount, streamText } = await import('ai');
    const limite = AbortSignal.timeout(config.IA_ESPERA_MS);
    const { stream } = streamText({
      model: await this.open(),
      instructions: instrucciones,
      messages: mensajes,
      ...(herramientas && { tools: herramientas, stopWhen: isStepCount(MAX_PASOS) }),
      maxOutputTokens: MAX_TOKENS_RESPUESTA,
      maxRetries: 0,
      timeout: { chunkMs: Math.min(MAX_SILENCIO_MS, config.IA_ESPERA_MS) },
      abortSignal: AbortSignal.any([signal, this.closing.signal, limite]),
      // The library's own handler would print the error, which contains the prompt.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ProveedorError(this.closing.signal.aborted ? 'caido' : 'tiempo');
      if (part.type === 'finish') usage.tokens = part.totalUsage.totalTokens ?? 0;
      if (part.type === 'tool-call') yield { tipo: 'herramienta', nombre: part.toolName };
      if (part.type !== 'text-delta' || usage.letras >= MAX_LETRAS) continue;
      usage.letras += part.text.length;
      yield { tipo: 'texto', texto: part.text };
    }
  }

  private async spend(persona: string) {
    try {
      return await this.budget.spend(persona);
    } catch (error) {
      this.corte.givenUp();
      throw error;
    }
  }

  private noteEnd(motivo: FailureReason | null, { aborted }: AbortSignal): void {
    if (aborted || this.closing.signal.aborted) this.corte.givenUp();
    else if (motivo !== null && OF_PROVIDER.has(motivo)) this.corte.failed();
    else this.corte.worked();
  }

  /** Estimated from the number of letters if the provider does not say. */
  private costOf(
    { tokens, letras }: { tokens: number; letras: number },
    { instrucciones, mensajes }: ModelRequest,
  ) {
    const leidas = instrucciones.length + JSON.stringify(mensajes).length;
    return tokens || Math.ceil((letras + leidas) / LETRAS_POR_TOKEN);
  }

  private open(): Promise<LanguageModel> {
    this.opened ??= openModel();
    return this.opened;
  }

  private told(error: unknown): ProveedorError {
    const failure = failureOf(error);
    this.logger.warn({ proveedor: this.nombre, motivo: failure.motivo }, 'la IA no ha respondido');
    return failure;
  }
}
