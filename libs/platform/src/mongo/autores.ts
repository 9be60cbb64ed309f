import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';
import { currentActor } from '../telemetry/correlation';

/** Who has changed a field last, and the version that this made. */
export interface AutorDoc {
  campo: string;
  autor: string;
  version: number;
}

/** What is kept of it with the document; absent: nobody has changed it since there is such a list. */
export interface ConAutores {
  version: number;
  autores?: AutorDoc[];
}

/** The list after a change; `autor` null: nobody's own doing, and whoever was before is no longer the last. */
export function autoresAfter(
  { version, autores = [] }: ConAutores,
  campos: readonly string[],
  autor: string | null,
): AutorDoc[] {
  const others = autores.filter(({ campo }) => !campos.includes(campo));
  return autor === null
    ? others
    : [...others, ...campos.map((campo) => ({ campo, autor, version: version + 1 }))];
}

/** The changes as they are stored: with who makes them. */
export const signed = <C extends object>(current: ConAutores, changes: C): C & { autores: AutorDoc[] } => ({
  ...changes,
  autores: autoresAfter(current, Object.keys(changes), currentActor()),
});

/** Who has changed one of these fields, or any, since a version, the last of them; undefined: nobody that is known. */
export function autorSince(
  { autores = [] }: ConAutores,
  version: number,
  campos?: readonly string[],
): string | undefined {
  return autores
    .filter((each) => each.version > version && (campos?.includes(each.campo) ?? true))
    .toSorted((a, b) => b.version - a.version)[0]?.autor;
}

/** Reads the names of people from a service's own copy. */
interface Nombres {
  nombreOf(persona: string): Promise<string | undefined>;
}

/**
 * As `assertVersion`; the refusal says in `parametros.quien` who has changed it meanwhile, so that nobody has to ask
 * around.
 *
 * @param campos Those that the caller wants to change, where whoever changed others is not in the way: the web puts the
 * two together. Without them, whoever changed any.
 */
export async function assertUnchanged(
  sent: number | undefined,
  current: ConAutores,
  nombres: Nombres,
  campos?: readonly string[],
): Promise<void> {
  if (sent === undefined || sent === current.version) return;
  const autor = autorSince(current, sent, campos);
  const quien = autor && (await nombres.nombreOf(autor));
  throw new DomainError(erroresComunes.versionObsoleta, quien ? { quien } : undefined);
}
