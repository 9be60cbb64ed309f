import type { Index } from './inspect-package';
import {
  type Difference,
  KINDS,
  KINDS_OF,
  KINDS_OF_OTHERS,
  type KindDifference,
  type Owner,
} from '@pmp/paquete';

export function differenceOf(before: Index, after: Index): Difference {
  const entries = KINDS.map((kind) => {
    const difference: KindDifference = { creados: [], cambiados: [], retirados: [], iguales: 0 };
    for (const [id, { sha256 }] of after[kind]) {
      const known = before[kind].get(id);
      if (!known) difference.creados.push(id);
      else if (known.sha256 === sha256) difference.iguales += 1;
      else difference.cambiados.push(id);
    }
    for (const id of before[kind].keys()) if (!after[kind].has(id)) difference.retirados.push(id);
    return [kind, difference] as const;
  });
  return Object.fromEntries(entries) as Difference;
}

const isEmpty = ({ creados, cambiados, retirados }: KindDifference): boolean =>
  creados.length + cambiados.length + retirados.length === 0;

export const changesOf = (difference: Difference, owner: Owner): boolean =>
  KINDS_OF[owner].some((kind) => !isEmpty(difference[kind]));

export const changesSomething = (difference: Difference): boolean =>
  KINDS.some((kind) => !isEmpty(difference[kind]));

/**
 * Whether the import removes or replaces something. A service without anything of the project loses nothing: the
 * project is new, or its import was interrupted between two services.
 */
export const overwrites = (difference: Difference): boolean =>
  (Object.keys(KINDS_OF) as Owner[]).some((owner) => {
    const kinds = KINDS_OF[owner].map((kind) => difference[kind]);
    const present = KINDS_OF[owner].some((kind) => {
      const { iguales, cambiados, retirados } = difference[kind];
      return !KINDS_OF_OTHERS.has(kind) && iguales + cambiados.length + retirados.length > 0;
    });
    return present && kinds.some((one) => !isEmpty(one));
  });
