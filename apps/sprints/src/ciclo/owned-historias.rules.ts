import { erroresComunes } from '@pmp/contracts/common';
import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';
import type { OwnedHistorias } from '../copies/historias-owner';

/** What is decided upon and counted of a story. */
export type HistoriaContada = Pick<HistoriaDeSprint, '_id' | 'version' | 'titulo' | 'estado' | 'puntos'>;

/** The owner's answer has no keys: the copy does. */
export const withClaves = <T extends { _id: string }>(
  historias: readonly T[],
  copied: readonly Pick<HistoriaDeSprint, '_id' | 'clave'>[],
): (T & { clave: string })[] => {
  const claves = new Map(copied.map(({ _id, clave }) => [_id, clave]));
  return historias.map((historia) => ({ ...historia, clave: claves.get(historia._id) ?? '' }));
};

/**
 * The listed stories that exist, each as its owner or the copy last knew it: what has happened since the owner answered
 * may have reached the copy already. Throws for a story that was listed only after the owner was asked.
 */
export function newestOf(
  listed: readonly string[],
  asked: readonly string[],
  owned: OwnedHistorias['historias'],
  copied: readonly HistoriaContada[],
): HistoriaContada[] {
  const known = new Set(asked);
  if (listed.some((id) => !known.has(id))) throw new DomainError(erroresComunes.versionObsoleta);
  const byId = new Map<string, HistoriaContada>(owned.map((historia) => [historia._id, historia]));
  const copies = new Map(copied.map((historia) => [historia._id, historia]));
  return listed.flatMap((id) => {
    const mine = byId.get(id);
    if (!mine) return [];
    const copy = copies.get(id);
    return copy && copy.version > mine.version ? copy : mine;
  });
}
