import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ownMongo } from '../start/access/addresses.ts';
import { credentialsOf } from '../start/access/credentials.ts';
import { OPERATOR } from '../start/access/nats-users.ts';
import type { Product } from './start-product.ts';

/** The address with which the product's own database was started, for the operator. */
export function databaseUri(product: Product): string {
  const pid = product.processes().get('mongo');
  if (!pid) throw new Error('el producto no usa su propia base de datos');
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const valueOf = (option: string) => args[args.indexOf(option) + 1]!;
  const credentials = credentialsOf(dirname(valueOf('--data-dir')));
  return `${ownMongo(Number(valueOf('--port')), credentials, OPERATOR)}&directConnection=true`;
}
