import type { Fault } from '../plan/schedule.ts';
import { judgeFacts, type Verdict } from './verdict.ts';

type End = { name: string; how: string };

/**
 * How a process ends that was told to: killed; or by itself, after it has finished its work or not in time, or by the
 * signal if that comes before its first line runs.
 */
const ENDS_OF: Partial<Record<Fault['tipo'], readonly string[]>> = {
  matar: ['SIGKILL'],
  reiniciar: ['0', '1', 'SIGTERM'],
};

/** Nobody ends without having been told to; each fault explains one end of its process. */
export function checkEnds(ends: readonly End[], injected: readonly Fault[]): Verdict {
  const unused = [...injected];
  const unexplained = ends.filter(({ name, how }) => {
    const at = unused.findIndex(({ tipo, victima }) => victima === name && ENDS_OF[tipo]?.includes(how));
    if (at !== -1) unused.splice(at, 1);
    return at === -1;
  });
  return judgeFacts(
    'nadie termina por su cuenta',
    ends.length,
    unexplained.map(({ name, how }) => `${name}: ${how}`),
  );
}
