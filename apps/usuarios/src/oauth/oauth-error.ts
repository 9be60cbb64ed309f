import { erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';

type Codigo =
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type';

/** What programs read of an error is the protocol's word for it (RFC 6749, 7591, 8707). */
export class OauthError extends DomainError {
  constructor(
    override readonly protocolo: Codigo,
    error: ErrorSpec = erroresComunes.datosNoValidos,
  ) {
    super(error);
  }
}
