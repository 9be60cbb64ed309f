import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Derecho } from './decide';

export const DERECHO_METADATA = 'pmp:derecho';

/** The key and value that ApiBearerAuth() of @nestjs/swagger sets; importing it would load all of swagger at start. */
const SWAGGER_SECURITY = 'swagger/apiSecurity';
const BEARER = [{ bearer: [] }];

/** The right that a route (or every route of a controller) needs; a route that declares none rejects everybody. */
export const Requires = (derecho: Derecho) =>
  applyDecorators(
    SetMetadata(DERECHO_METADATA, derecho),
    SetMetadata(SWAGGER_SECURITY, derecho === 'publico' ? [] : BEARER),
  );
