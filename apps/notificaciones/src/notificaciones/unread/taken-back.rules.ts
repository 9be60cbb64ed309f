import type { Said } from '@pmp/contracts/notificaciones';

/** As long as somebody who undoes takes at most, and whoever was told has not read it. */
export const TAKEN_BACK_MS = 10 * 60_000;

const WITHOUT_AUTOR = /SinAutor$/;

/** One given and taken away is, in either order, nothing that happened. */
const OPPOSITES: Record<string, string> = {
  tareaAsignada: 'tareaRetirada',
  tareaRetirada: 'tareaAsignada',
  historiaAsignada: 'historiaRetirada',
  historiaRetirada: 'historiaAsignada',
};

type Parametros = Partial<Record<'autor' | 'de' | 'a', string>> & { campos?: readonly string[] };

/**
 * What undoing makes of two notices about one item, the first of which nobody has read: `both` say nothing any more, or
 * the first has said what the second would (`later`). Undefined: two things have happened.
 */
export function takenBack(earlier: Said, later: Said): 'both' | 'later' | undefined {
  const [was, is] = [earlier, later].map(({ aviso, parametros }) => ({
    aviso: aviso.replace(WITHOUT_AUTOR, ''),
    ...(parametros as Parametros),
  })) as [{ aviso: string } & Parametros, { aviso: string } & Parametros];
  if (was.autor !== is.autor) return undefined;
  if (OPPOSITES[was.aviso] === is.aviso) return 'both';
  if (was.aviso !== is.aviso) return undefined;
  if (was.de !== undefined && was.de === is.a && was.a === is.de) return 'both';
  return is.campos?.every((campo) => was.campos?.includes(campo)) ? 'later' : undefined;
}
