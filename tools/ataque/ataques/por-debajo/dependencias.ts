import { spawnSync } from 'node:child_process';
import type { Target } from '../../target.ts';

const PATIENCE_MS = 60_000;

interface Audit {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

/** Asks the package registry for known vulnerabilities in the product's dependencies. */
export function auditDependencies({ findings }: Target): Promise<void> {
  const audit = askRegistry();
  if (!audit)
    console.log('  el registro de paquetes no contesta: no se sabe qué fallos tienen las dependencias');
  const named = Object.entries(audit?.vulnerabilities ?? {}).filter(
    ([, { severity }]) => severity === 'critical',
  );
  findings.check(
    named.length === 0,
    'dependencias con fallos críticos',
    named.map(([name]) => name).join(', '),
  );
  return Promise.resolve();
}

function askRegistry(): Audit | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    timeout: PATIENCE_MS,
    encoding: 'utf8',
  });
  try {
    const audit = JSON.parse(stdout) as Audit;
    return audit.metadata ? audit : null;
  } catch {
    return null;
  }
}
