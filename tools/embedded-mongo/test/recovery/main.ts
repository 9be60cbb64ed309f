import { killAt } from './doomed.ts';

/** Kills a server at each step in turn, starting a new one each time. */
let faulty = 0;
for (let step = 1; ; step++) {
  const { isOver, faults } = await killAt(step);
  if (faults.length > 0) faulty++;
  console.log(`paso ${step}: ${faults.length === 0 ? 'nada perdido, nada a medias' : faults.join('; ')}`);
  if (isOver) break;
}
process.exitCode = faulty === 0 ? 0 : 1;
