import { location } from '../../errors.ts';
import type { StageTable } from './stage.ts';

/** Stages that are no step on the way: `aggregate` takes them off the ends of its pipeline. */
export const endStages: StageTable = {
  $documents() {
    throw location(40602, '$documents is only valid as the first stage of { aggregate: 1 }');
  },
  $out() {
    throw location(40601, '$out can only be the final stage in the pipeline');
  },
};
