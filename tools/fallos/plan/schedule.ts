import { Random } from './random.ts';

export const SERVICIOS = [
  'usuarios',
  'proyectos',
  'sprints',
  'mensajes',
  'notificaciones',
  'ia',
  'integraciones',
] as const;
const APPS = ['gateway', ...SERVICIOS] as const;
const DISKS = ['nats', 'mongo'] as const;
export const PROCESSES = [...APPS, ...DISKS] as const;

export type ProcessName = (typeof PROCESSES)[number];

export interface Fault {
  tipo: 'matar' | 'pausar' | 'reiniciar' | 'cortar' | 'llenar';
  victima: ProcessName;
  /** How long a pause, a cut or a full disk lasts; 0 for other faults. */
  durationMs: number;
  /** From the end of this fault to the next one. */
  pauseAfterMs: number;
  /** The next fault begins before the product has recovered from this one. */
  chained: boolean;
}

type Kind = Pick<Fault, 'tipo' | 'victima'>;

const kindsOf = (tipo: Fault['tipo'], victims: readonly ProcessName[]): Kind[] =>
  victims.map((victima) => ({ tipo, victima }));

/** Full disks are only two of many kinds, but the hardest to handle, so each comes up this often. */
const DISK_TIMES = 3;

/** Every kind of fault once for every process (full disks more often), so that 200 faults contain five of each. */
const ROUND: Kind[] = [
  ...kindsOf('matar', PROCESSES),
  ...kindsOf('pausar', PROCESSES),
  ...kindsOf('reiniciar', PROCESSES),
  ...kindsOf('cortar', APPS),
  ...Array.from({ length: DISK_TIMES }, () => kindsOf('llenar', DISKS)).flat(),
];

const PAUSE_MS = 10_000;
const CHAINED = 0.15;

const durationOf = (tipo: Fault['tipo'], random: Random, scale: number): number => {
  if (tipo === 'pausar') return PAUSE_MS * scale;
  if (tipo === 'cortar') return random.between(200, 6_000) * scale;
  if (tipo === 'llenar') return random.between(2_000, 8_000) * scale;
  return 0;
};

/** The faults of a run, the same for the same seed. `scale` shortens their durations. */
export function scheduleOf(seed: number, count: number, scale: number): Fault[] {
  const random = new Random(seed);
  const kinds: Kind[] = [];
  while (kinds.length < count) kinds.push(...random.shuffle(ROUND));
  return kinds.slice(0, count).map((kind) => ({
    ...kind,
    durationMs: Math.round(durationOf(kind.tipo, random, scale)),
    pauseAfterMs: Math.round(random.between(300, 3_000) * scale),
    chained: random.next() < CHAINED,
  }));
}
