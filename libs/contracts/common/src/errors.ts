/** What went wrong in terms of the domain; the transport turns it into a status and `codigo`. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'wrongType'
  | 'tooMany'
  | 'unavailable'
  | 'internal';

export interface FieldError {
  campo: string;
  message: string;
}

/** One error of a domain: its kind, and the Spanish sentence a person reads. */
export interface ErrorSpec {
  kind: ErrorKind;
  message: string | ((params: Record<string, string | number>) => string);
  /** The form field the error belongs to, where there is one. */
  campo?: string;
}

/** Declares a domain's errors; a code without a Spanish sentence does not compile. */
export const defineErrors = <T extends Record<string, ErrorSpec>>(errors: T): T => errors;

export const CODIGO_OF_KIND: Record<ErrorKind, string> = {
  invalid: 'VALIDACION',
  unauthenticated: 'NO_AUTENTICADO',
  forbidden: 'SIN_PERMISO',
  missing: 'NO_ENCONTRADO',
  conflict: 'CONFLICTO',
  tooLarge: 'ARCHIVO_DEMASIADO_GRANDE',
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
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unavailable: 503,
  internal: 500,
};

/** Errors that belong to no single domain. */
export const erroresComunes = defineErrors({
  datosNoValidos: { kind: 'invalid', message: 'Revisa los datos: hay campos que no son válidos' },
  cuerpoNoLegible: { kind: 'invalid', message: 'El cuerpo de la petición no es JSON válido' },
  noAutenticado: { kind: 'unauthenticated', message: 'Inicia sesión para continuar' },
  sesionExpirada: {
    kind: 'unauthenticated',
    message: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  },
  sinPermiso: { kind: 'forbidden', message: 'No tienes permiso para hacer esto' },
  noEncontrado: { kind: 'missing', message: 'No se ha encontrado lo que buscas' },
  rutaNoEncontrada: { kind: 'missing', message: 'La ruta no existe' },
  versionObsoleta: {
    kind: 'conflict',
    message: 'Otra persona ha cambiado estos datos. Vuelve a cargarlos antes de guardar.',
  },
  cuerpoDemasiadoGrande: { kind: 'tooLarge', message: 'La petición es demasiado grande' },
  tipoDeContenido: { kind: 'wrongType', message: 'El tipo de contenido no está permitido' },
  demasiadasPeticiones: {
    kind: 'tooMany',
    message: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  },
  noDisponible: {
    kind: 'unavailable',
    message:
      'Esta parte del servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
  },
  interno: { kind: 'internal', message: 'Ha ocurrido un error inesperado. Inténtalo de nuevo.' },
});
