/** What went wrong in terms of the domain; the transport turns it into a status and `codigo`. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'notAllowed'
  | 'conflict'
  | 'stale'
  | 'tooLarge'
  | 'full'
  | 'wrongType'
  | 'tooMany'
  | 'unavailable'
  | 'internal';

/** What the places of a sentence hold; a list is written as the language on screen writes lists. */
export type Parametros = Record<string, string | number | readonly string[]>;

/** A sentence that a person reads, in Spanish, with the stable name and the values that others translate it by. */
export interface Sentence {
  message: string;
  /** `<domain>.<key>`, as `proyectos.claveDuplicada`. Published: it is never renamed and never means something else. */
  motivo: string;
  parametros?: Parametros | undefined;
}

export interface FieldError extends Sentence {
  campo: string;
}

/** One error of a domain: its kind, and the Spanish sentence a person reads. */
export interface ErrorSpec {
  kind: ErrorKind;
  motivo: string;
  message: string | ((parametros: Parametros) => string);
  /** The form field the error belongs to, where there is one. */
  campo?: string;
}

type Declared<T> = { [Key in keyof T]: T[Key] & { motivo: string } };

/**
 * Declares a domain's errors; one without a Spanish sentence does not compile, and one that the web does not translate
 * fails its tests.
 */
export const defineErrors = <T extends Record<string, Omit<ErrorSpec, 'motivo'>>>(
  domain: string,
  errors: T,
): Declared<T> =>
  Object.fromEntries(
    Object.entries(errors).map(([key, error]) => [key, { ...error, motivo: `${domain}.${key}` }]),
  ) as Declared<T>;

export const CODIGO_OF_KIND: Record<ErrorKind, string> = {
  invalid: 'VALIDACION',
  unauthenticated: 'NO_AUTENTICADO',
  forbidden: 'SIN_PERMISO',
  missing: 'NO_ENCONTRADO',
  notAllowed: 'METODO_NO_PERMITIDO',
  conflict: 'CONFLICTO',
  stale: 'PRECONDICION',
  tooLarge: 'ARCHIVO_DEMASIADO_GRANDE',
  full: 'SIN_ESPACIO',
  wrongType: 'TIPO_NO_PERMITIDO',
  tooMany: 'DEMASIADAS_PETICIONES',
  unavailable: 'NO_DISPONIBLE',
  internal: 'ERROR_INTERNO',
};

export const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  notAllowed: 405,
  conflict: 409,
  stale: 412,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unavailable: 503,
  full: 507,
  internal: 500,
};
