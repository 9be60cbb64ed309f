import { readPlan } from './arguments.ts';
import { startAttacked } from './attacked-product.ts';
import { ATTACKS } from './attacks.ts';

const plan = readPlan(process.argv.slice(2));
console.log(`Semilla ${plan.seed}`);
const { target, product, stop } = await startAttacked();
const { findings } = target;
try {
  const pids = [...product.processes()].join();
  for (const { nombre, run } of ATTACKS.filter(({ nombre }) => plan.wants(nombre))) {
    const [checked, faults, startedAt] = [findings.checked, findings.faults.length, Date.now()];
    await run(target, plan);
    const failed = findings.faults.length - faults;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${failed ? '✗' : '✓'} ${nombre}: ${findings.checked - checked} comprobaciones, ${failed} fallos, ${seconds} s`,
    );
  }
  findings.check([...product.processes()].join() === pids, 'un proceso se ha caído y ha vuelto a arrancar');
} finally {
  await stop();
}
for (const fault of new Set(findings.faults)) console.log(`✗ ${fault}`);
console.log(`\n${findings.checked} comprobaciones, ${findings.faults.length} fallos (semilla ${plan.seed})`);
process.exit(findings.faults.length ? 1 : 0);
