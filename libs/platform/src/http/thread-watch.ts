import type { Logger } from 'pino';

/** Held for longer, it is noticed by whoever else waits. */
const HELD_MS = 50;
/** How often it looks, and only while a request is under way: an idle process is not woken. */
const LOOK_MS = 20;
const MAX_TOLD = 5;

export interface WatchedRequest {
  correlacion: string;
  metodo: string;
  ruta: string;
}

/** Whom to tell of a request that held the thread alone: its route and for how many seconds. */
type Hold = (ruta: string, seconds: number) => void;

/**
 * Notices when the one thread of a process was held, so that nobody else was answered meanwhile, and says which requests
 * were under way. Time in which this thread did not run at all, on a busy machine, does not count.
 */
export class ThreadWatch {
  private readonly open = new Set<WatchedRequest>();
  /** Those that have ended since it last looked: whoever holds the thread may have been answered by then. */
  private readonly ended = new Set<WatchedRequest>();
  private looked = 0;
  private used = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly held: Hold,
  ) {}

  begin(request: WatchedRequest): void {
    this.open.add(request);
    if (this.timer) return;
    this.mark();
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  end(request: WatchedRequest): void {
    if (this.open.delete(request)) this.ended.add(request);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    const waited = performance.now() - this.looked - LOOK_MS;
    const worked = cpuMs() - this.used;
    const among = [...this.ended, ...this.open];
    this.ended.clear();
    if (waited > HELD_MS && worked > HELD_MS) this.tell(among, Math.min(waited, worked));
    if (this.open.size) this.mark();
    else this.stop();
  }

  private tell(among: readonly WatchedRequest[], ms: number): void {
    const peticiones = among.slice(0, MAX_TOLD);
    this.logger.warn({ ms: Math.round(ms), aLaVez: among.length, peticiones }, 'hilo retenido');
    const [only] = among;
    if (only && among.length === 1) this.held(only.ruta, ms / 1000);
  }

  private mark(): void {
    this.looked = performance.now();
    this.used = cpuMs();
  }
}

/** What this thread has worked. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
