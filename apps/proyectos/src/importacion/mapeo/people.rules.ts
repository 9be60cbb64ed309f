import { listIn } from '@pmp/contracts/common/csv';

/** `[Ana] [Luis]`, each in brackets of their own. */
const BETWEEN = /\]\s*,?\s*\[/g;

/** The people that a cell names: one, or as many as it lists. `isOne`: whether this is what one person is called. */
export function peopleIn(cell: string, isOne: (name: string) => boolean): string[] {
  const whole = cell.trim();
  return isOne(whole) ? [whole] : listIn(whole.replaceAll(BETWEEN, ','));
}
