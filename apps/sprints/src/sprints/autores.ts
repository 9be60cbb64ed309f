import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';
import type { PersonasReader } from '../copies/personas.reader';

/** Who has changed a field last, and the version that this made. */
export interface AutorDoc {
  campo: string;
  autor: string;
  version: number;
}

/** What a sprint or a board keeps of it; absent: nobody has changed it since there is such a list. */
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

/** Who has changed one of these fields since a version, the last of them; undefined: nobody that is known. */
export function autorSince(
  { autores = [] }: ConAutores,
  campos: readonly string[],
  version: number,
): string | undefined {
  return autores
    .filter((each) => each.version > version && campos.includes(each.campo))
    .toSorted((a, b) => b.version - a.version)[0]?.autor;
}

/**
 * As `assertVersion`; the refusal says in `parametros.quien` who has changed one of the fields that the caller wants to
 * change, so that nobody has to ask around.
 */
export async function assertUnchanged(
  sent: number | undefined,
  current: ConAutores,
  campos: readonly string[],
  personas: PersonasReader,
): Promise<void> {
  if (sent === undefined || sent === current.version) return;
  const autor = autorSince(current, campos, sent);
  const quien = autor && (await personas.read([autor])).get(autor)?.nombre;
  throw new DomainError(erroresComunes.versionObsoleta, quien ? { quien } : undefined);
}
