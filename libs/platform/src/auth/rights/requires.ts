import { applyDecorators, SetMetadata } from '@nestjs/common';
import { admitsTokens } from './alcance';
import type { Derecho } from './derecho';

export const DERECHO_METADATA = 'pmp:derecho';

/** The key and value that ApiBearerAuth() of @nestjs/swagger sets; importing it would load all of swagger at start. */
const SWAGGER_SECURITY = 'swagger/apiSecurity';
const BEARER = [{ bearer: [] }];
const BEARER_OR_TOKEN = [...BEARER, { token: [] }];

const securityOf = (derecho: Derecho): object[] => {
  if (derecho === 'publico') return [];
  return admitsTokens(derecho) ? BEARER_OR_TOKEN : BEARER;
};

/** The right that a route (or every route of a controller) needs; a route that declares none rejects everybody. */
export const Requires = (derecho: Derecho) =>
  applyDecorators(SetMetadata(DERECHO_METADATA, derecho), SetMetadata(SWAGGER_SECURITY, securityOf(derecho)));
