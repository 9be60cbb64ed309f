import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Options = Record<string, { type: 'string' | 'boolean' }>;

/** For whoever builds an image: by the time arguments are read, the program has loaded all that it needs. */
const ONLY_CHECK = '--comprobar';

export const isOnlyChecking = (): boolean => process.argv.includes(ONLY_CHECK);

/** Rejects unknown options: a mistyped `--encimar` must not be ignored. */
export function readArguments<const O extends Options>(use: string, options: O) {
  if (isOnlyChecking()) process.exit(0);
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch {
    console.error(`Uso: ${use}`);
    process.exit(2);
  }
}

/** Prints an error as one sentence and exits with 1. */
export async function runCommand(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** The product's version, as package.json says it. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
