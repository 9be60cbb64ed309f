import type { ErrorSpec, FieldError, Parametros, Sentence } from '@pmp/contracts/common';

/** An error in terms of the domain; only the transport knows about statuses. */
export class DomainError extends Error implements Sentence {
  readonly kind: ErrorSpec['kind'];
  readonly motivo: string;
  readonly parametros: Parametros | undefined;
  readonly fields: readonly FieldError[];

  /** The word for it of a protocol that has its own (OAuth), for whoever reads only that. */
  readonly protocolo?: string;

  /** Seconds until a retry makes sense; an error spec sets it with the parameter `segundos`. */
  readonly retryAfter: number | undefined;

  constructor(spec: ErrorSpec, parametros?: Parametros, fields?: readonly FieldError[]) {
    const message = typeof spec.message === 'function' ? spec.message(parametros ?? {}) : spec.message;
    super(message);
    this.name = 'DomainError';
    this.kind = spec.kind;
    this.motivo = spec.motivo;
    this.parametros = parametros;
    const segundos = parametros?.['segundos'];
    this.retryAfter = typeof segundos === 'number' ? segundos : undefined;
    this.fields = fields ?? (spec.campo ? [{ campo: spec.campo, ...sentenceIn(this) }] : []);
  }
}

/** The sentence of an error as it travels: in replies, in acknowledgements and between services. */
export const sentenceIn = ({ message, motivo, parametros }: Sentence): Sentence => ({
  message,
  motivo,
  ...(parametros && { parametros }),
});
