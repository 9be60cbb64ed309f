import { MongoError } from '../errors.ts';
import type { Collection } from '../store/collection.ts';
import type { CommandContext } from './context.ts';

/** Changing a collection's structure waits for the open transactions that have written to it. */
export async function whenUnwritten(
  { services, transaction }: CommandContext,
  collections: Collection[],
): Promise<void> {
  for (;;) {
    const writer = [...services.sessions.openTransactions()].find(
      (open) => open !== transaction && collections.some((collection) => open.hasWritten(collection)),
    );
    if (writer === undefined) return;
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
