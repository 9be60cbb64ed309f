export type FailureReason =
  | 'tiempo'
  | 'limite'
  | 'clave'
  | 'caido'
  | 'ilegible'
  | 'presupuesto'
  | 'cortado'
  | 'inventado';

/** What a person reads when the rules answer instead of the model. */
const FAILURE_NOTICE: Record<FailureReason, string> = {
  tiempo: 'La IA ha tardado demasiado: responden las reglas.',
  limite: 'El proveedor de IA no admite más peticiones por ahora: responden las reglas.',
  clave: 'El proveedor de IA ha rechazado la configuración: responden las reglas.',
  caido: 'El proveedor de IA no responde: responden las reglas.',
  ilegible: 'La respuesta de la IA no se ha podido leer: responden las reglas.',
  inventado: 'La IA ha dado cifras o claves que no están en los datos: responden las reglas.',
  cortado:
    'El proveedor de IA ha fallado varias veces seguidas y se le deja un momento: responden las reglas.',
  presupuesto: 'Has agotado tu uso diario de la IA: hasta mañana responden las reglas.',
};

/** Keeps nothing of what was sent or received: the library's own errors contain prompts. */
export class ProveedorError extends Error {
  constructor(readonly motivo: FailureReason) {
    super(FAILURE_NOTICE[motivo]);
    this.name = 'ProveedorError';
  }
}

interface Thrown {
  name?: string;
  statusCode?: number;
  lastError?: unknown;
  cause?: unknown;
}

const TIMEOUTS = new Set(['TimeoutError', 'AbortError', 'AI_TimeoutError']);
const CONFIGURATION_STATUS = new Set([400, 401, 403, 404]);

function motivoOf(error: unknown): FailureReason {
  if (typeof error !== 'object' || error === null) return 'ilegible';
  const { name = '', statusCode, lastError, cause } = error as Thrown;
  if (lastError !== undefined) return motivoOf(lastError);
  if (TIMEOUTS.has(name)) return 'tiempo';
  if (name === 'AI_APICallError') {
    if (statusCode === 429) return 'limite';
    if (statusCode !== undefined && CONFIGURATION_STATUS.has(statusCode)) return 'clave';
    return statusCode !== undefined && statusCode < 400 ? 'ilegible' : 'caido';
  }
  return cause === undefined ? 'ilegible' : motivoOf(cause);
}

export const failureOf = (error: unknown): ProveedorError =>
  error instanceof ProveedorError ? error : new ProveedorError(motivoOf(error));
