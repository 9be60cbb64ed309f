import { MongoError } from '../../errors.ts';
import type { Collection } from '../../store/collection.ts';
import type { CommandContext } from '../request/context.ts';

/**
 * Changing a collection's structure waits for the open transactions that have written to it. What `find` returned may
 * be dropped, renamed or replaced during the wait, so it is asked again, and `change` follows without another wait.
 */
export async function whenUnwritten<Found extends readonly (Collection | undefined)[], Result>(
  { services, transaction }: CommandContext,
  find: () => Found,
  change: (found: Found) => Result,
): Promise<Result> {
  for (;;) {
    const found = find();
    const writer = [...services.sessions.openTransactions()].find(
      (open) =>
        open !== transaction &&
        found.some((collection) => collection !== undefined && open.hasWritten(collection)),
    );
    if (writer === undefined) return change(found);
    await writer.ended;
  }
}

export function refuseInTransaction(name: string): never {
  throw new MongoError(
    263,
    'OperationNotSupportedInTransaction',
    `Cannot run '${name}' in a multi-document transaction.`,
  );
}

export function namespaceNotFound(namespace: string): MongoError {
  return new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
}
