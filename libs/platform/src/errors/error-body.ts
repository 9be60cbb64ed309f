import { CODIGO_OF_KIND, type ErrorReply, type ErrorSpec } from '@pmp/contracts/common';
import { DomainError } from './domain-error';

/** The one shape in which every error is sent to a client. */
export function errorBody(error: DomainError | ErrorSpec, requestId: string): ErrorReply {
  const { kind, message, fields } = error instanceof DomainError ? error : new DomainError(error);
  const body: ErrorReply = { success: false, message, codigo: CODIGO_OF_KIND[kind], requestId };
  if (fields.length > 0) body.errores = [...fields];
  return body;
}
