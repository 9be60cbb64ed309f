import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Derecho } from './decide';

export const DERECHO_METADATA = 'pmp:derecho';

/** Key and value that @nestjs/swagger's ApiBearerAuth() sets; importing it would load all of swagger at start. */
const SWAGGER_SECURITY = 'swagger/apiSecurity';
const BEARER = [{ bearer: [] }];

/** The right a route (or every route of a controller) needs; a route without one is refused to everybody. */
export const Requires = (derecho: Derecho) =>
  applyDecorators(
    SetMetadata(DERECHO_METADATA, derecho),
    SetMetadata(SWAGGER_SECURITY, derecho === 'publico' ? [] : BEARER),
  );
