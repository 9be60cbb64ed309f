import type { BaseRpcContext, MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';

/** What a handler resolves to. Nest gives what it throws, or streams, as an Observable. */
export async function runHandler(
  handler: MessageHandler,
  data: unknown,
  context?: BaseRpcContext,
): Promise<unknown> {
  const result: unknown = await handler(data, context);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
}
