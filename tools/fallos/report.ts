import type { Load } from './load/load.ts';
import type { Verdict } from './checks/verdict.ts';

const EXAMPLES = 5;

export function printAnswers({ answers, ledger }: Load): void {
  console.log('\nLo que se contestó:');
  for (const [key, times] of [...answers].sort()) console.log(`  ${key.padEnd(40)} ${times}`);
  const counts = (['confirmado', 'incierto', 'rechazado'] as const).map((r) => `${ledger.count(r)} ${r}s`);
  console.log(`\nEscrituras: ${counts.join(', ')}`);
}

/** Prints the verdicts and returns how many faults the product has. */
export function printVerdicts(verdicts: readonly Verdict[]): number {
  console.log(
    `\n${'comprobación'.padEnd(44)}${'cosas'.padStart(8)}${'mal o perdidas'.padStart(16)}${'de más'.padStart(8)}`,
  );
  for (const { nombre, comprobados, perdidos, dobles } of verdicts) {
    const figures = [
      `${comprobados}`.padStart(8),
      `${perdidos.length}`.padStart(16),
      `${dobles.length}`.padStart(8),
    ];
    console.log(`${nombre.padEnd(44)}${figures.join('')}`);
    for (const example of perdidos.slice(0, EXAMPLES)) console.log(`    mal o perdido  ${example}`);
    for (const example of dobles.slice(0, EXAMPLES)) console.log(`    de más         ${example}`);
  }
  return verdicts.reduce((sum, { perdidos, dobles }) => sum + perdidos.length + dobles.length, 0);
}
