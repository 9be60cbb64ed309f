import { bucketAutoStages } from './bucket-auto.ts';
import { bucketStages } from './bucket.ts';
import { endStages } from './ends.ts';
import { facetStages } from './facet.ts';
import { filteringStages } from './filtering.ts';
import { graphLookupStages } from './graph-lookup.ts';
import { groupStages } from './group.ts';
import { lookupStages } from './lookup.ts';
import { shapingStages } from './shaping.ts';
import type { StageCompiler } from './stage.ts';
import { unionStages } from './union.ts';
import { unwindStages } from './unwind.ts';

export const stageTable: ReadonlyMap<string, StageCompiler> = new Map(
  Object.entries({
    ...filteringStages,
    ...shapingStages,
    ...groupStages,
    ...bucketStages,
    ...bucketAutoStages,
    ...unwindStages,
    ...lookupStages,
    ...graphLookupStages,
    ...endStages,
    ...facetStages,
    ...unionStages,
  }),
);
