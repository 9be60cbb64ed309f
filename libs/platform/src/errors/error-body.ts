import { CODIGO_OF_KIND, type ErrorReply, type ErrorSpec } from '@pmp/contracts/common';
import { DomainError, sentenceIn } from './domain-error';

/** The one shape in which every error is sent to a client. */
export function errorBody(error: DomainError | ErrorSpec, requestId: string): ErrorReply {
  const refusal = error instanceof DomainError ? error : new DomainError(error);
  const { kind, fields, protocolo, message } = refusal;
  return {
    success: false,
    ...sentenceIn(refusal),
    codigo: CODIGO_OF_KIND[kind],
    ...(fields.length > 0 && { errores: [...fields] }),
    ...(protocolo && { error: protocolo, error_description: message }),
    requestId,
  };
}
