import type { ErrorSpec, FieldError } from '@pmp/contracts/common';

/** A refusal in the domain's own words; only the transport knows of statuses. */
export class DomainError extends Error {
  readonly kind: ErrorSpec['kind'];
  readonly fields: readonly FieldError[];

  /** Seconds until it is worth trying again; a spec says it with the parameter `segundos`. */
  readonly retryAfter: number | undefined;

  constructor(spec: ErrorSpec, params: Record<string, string | number> = {}, fields?: readonly FieldError[]) {
    const message = typeof spec.message === 'function' ? spec.message(params) : spec.message;
    super(message);
    this.name = 'DomainError';
    this.kind = spec.kind;
    this.retryAfter = typeof params['segundos'] === 'number' ? params['segundos'] : undefined;
    this.fields = fields ?? (spec.campo ? [{ campo: spec.campo, message }] : []);
  }
}
