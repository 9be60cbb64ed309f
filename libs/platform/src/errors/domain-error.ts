import type { ErrorSpec, FieldError, Parametros, Sentence } from '@pmp/contracts/common';

/** A refusal in the domain's own words; only the transport knows of statuses. */
export class DomainError extends Error implements Sentence {
  readonly kind: ErrorSpec['kind'];
  readonly motivo: string;
  readonly parametros: Parametros | undefined;
  readonly fields: readonly FieldError[];

  /** Seconds until it is worth trying again; a spec says it with the parameter `segundos`. */
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
