import type { ComprobacionDoc, ReferenciaDoc } from '../datos/codigo.model';

type Commit = Pick<ReferenciaDoc, 'sha' | 'revierte' | 'criterios'>;
type Result = Pick<ComprobacionDoc, 'sha' | 'estado'>;

/** The commits that are taken back by one that is not taken back itself. */
export function revertedAmong(commits: readonly Commit[]): ReadonlySet<string> {
  const by = new Map<string, string[]>();
  for (const { sha, revierte } of commits)
    for (const target of revierte) by.set(target, [...(by.get(target) ?? []), sha ?? '']);
  const isReverted = (sha: string, seen: ReadonlySet<string>): boolean =>
    (by.get(sha) ?? []).some((one) => !seen.has(one) && !isReverted(one, new Set([...seen, one])));
  return new Set([...by.keys()].filter((sha) => isReverted(sha, new Set([sha]))));
}

/** What all results of a commit together say; undefined: there is none. */
export const togetherOf = (results: readonly Result[]): Result['estado'] | undefined =>
  (['falla', 'en curso', 'pasa'] as const).find((estado) => results.some((one) => one.estado === estado));

/** Whether a commit that names the criterion passes and stands. */
export const isProved = (
  criterio: string,
  commits: readonly Commit[],
  results: readonly Result[],
  reverted: ReadonlySet<string>,
): boolean =>
  commits.some(
    ({ sha, criterios }) =>
      sha !== null &&
      criterios.includes(criterio) &&
      !reverted.has(sha) &&
      togetherOf(results.filter((one) => one.sha === sha)) === 'pasa',
  );
