import { assignmentToPerson } from './assignment-to-person.ts';
import type { Latency } from './latency.ts';
import { messageToCrowd } from './message-to-crowd.ts';
import { messageToPerson } from './message-to-person.ts';
import { moveToFirstScreen, moveToLastScreen } from './move-to-screens.ts';

export const latencies: Latency[] = [
  moveToFirstScreen,
  moveToLastScreen,
  messageToPerson,
  messageToCrowd,
  assignmentToPerson,
];
