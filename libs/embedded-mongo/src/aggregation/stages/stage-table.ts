import { filteringStages } from './filtering.ts';
import { groupStages } from './group.ts';
import { shapingStages } from './shaping.ts';
import type { StageCompiler } from './stage.ts';
import { unwindStages } from './unwind.ts';

export const stageTable: ReadonlyMap<string, StageCompiler> = new Map(
  Object.entries({ ...filteringStages, ...shapingStages, ...groupStages, ...unwindStages }),
);
