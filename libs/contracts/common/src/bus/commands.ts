import type { z } from 'zod';

/** A question or an order to the service that owns the data, sent as a NATS request and answered by a reply. */
export interface CommandDefinition<
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** `comando.<servicio>.<nombre>.v<n>` */
  subject: string;
  request: Request;
  reply: Reply;
}

export const defineCommand = <Request extends z.ZodType, Reply extends z.ZodType>(
  servicio: string,
  nombre: string,
  request: Request,
  reply: Reply,
  version = 1,
): CommandDefinition<Request, Reply> => ({
  subject: `comando.${servicio}.${nombre}.v${version}`,
  request,
  reply,
});
