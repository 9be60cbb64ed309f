import type { BaseRpcContext, MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';

/**
 * Runs a handler and resolves to its result. Nest returns an error or a stream as an Observable, which is unwrapped
 * here.
 */
export async function runHandler(
  handler: MessageHandler,
  data: unknown,
  context?: BaseRpcContext,
): Promise<unknown> {
  const result: unknown = await handler(data, context);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
}
