import type { Lectura } from '@pmp/contracts/common';
import type { Heard } from './hear';

/**
 * Fields that others read and of which no message said anything: `<state>: <field>`. A state that was never heard lacks
 * them all.
 */
export function missingOf({ messages }: Pick<Heard, 'messages'>, lecturas: readonly Lectura[]): string[] {
  const missing = lecturas.flatMap(({ estado: { subject }, campos }) => {
    const told = messages.filter((message) => message.subject.startsWith(`${subject}.`));
    const known = told.flatMap(({ body }) => Object.keys((body as { datos: object | null }).datos ?? {}));
    return campos.filter((campo) => !known.includes(campo)).map((campo) => `${subject}: ${campo}`);
  });
  return [...new Set(missing)];
}
