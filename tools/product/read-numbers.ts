import { parseArgs } from 'node:util';

/** Positive numbers by option name. */
type Numbers<T> = Record<keyof T, number>;

/** Reads `--name=number` options, with `defaults` for missing ones; on an error prints it with the usage and exits. */
export function readNumbers<T extends Record<string, number>>(
  args: string[],
  defaults: T,
  usage: string,
): Numbers<T> {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const { values } = parseArgs({ args, options });
    return Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, positive(name, values[name] ?? String(value))]),
    ) as Numbers<T>;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

function positive(name: string, text: string | boolean): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} debe ser un número mayor que 0.`);
  return value;
}
