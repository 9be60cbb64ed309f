import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest; begun last, one would go on alone while the other worker has nothing left. */
const LONGEST = ['accesible', 'quieto', 'ia', 'primer-dia', 'paneles', 'tres-personas', 'peso'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(basename(moduleId, '.spec.ts'));
  return place < 0 ? LONGEST.length : place;
};

/** The same order every time, whatever earlier runs took. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
