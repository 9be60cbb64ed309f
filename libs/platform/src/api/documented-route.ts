import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Ruta } from '@pmp/contracts/common';
import { responsesOf, schemaOf } from './api-responses';
import { explain } from './explained';
import { refusalsOf } from './replies';

const SIGNED_IN = [{ bearer: [] }, { token: [] }];

interface PathShape {
  properties?: Record<string, object>;
}

/**
 * The operation of a route whose controller is not declared by its contract, because it passes the request on. It takes
 * nothing but what its path names. Named shapes go to `schemas`.
 */
export function operationOf(operationId: string, route: Ruta, schemas: Record<string, unknown>) {
  const { method, derecho, params, reply, status = 200, refuses = [] } = route;
  const named = params ? ((schemaOf(params, schemas) as PathShape).properties ?? {}) : {};
  const isJson = typeof reply !== 'string';
  const operation = {
    operationId,
    'x-derecho': derecho,
    parameters: Object.entries(named).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...(derecho === 'publico' ? {} : { security: SIGNED_IN }),
    responses: responsesOf(
      {
        statuses: [status],
        type: isJson ? 'application/json' : reply,
        schema: isJson ? reply : null,
        proposed: null,
        refusals: refusalsOf({ derecho, method, inputs: params ? [RouteParamtypes.PARAM] : [] }, refuses),
      },
      schemas,
    ),
  };
  explain(operation, route);
  return operation;
}
