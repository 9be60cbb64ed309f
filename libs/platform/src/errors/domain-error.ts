import type { ErrorSpec, FieldError } from '@pmp/contracts/common';

/** An error in terms of the domain; only the transport knows about statuses. */
export class DomainError extends Error {
  readonly kind: ErrorSpec['kind'];
  readonly fields: readonly FieldError[];

  /** Seconds until a retry makes sense; an error spec sets it with the parameter `segundos`. */
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
