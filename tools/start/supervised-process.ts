import { type ChildProcess, spawn } from 'node:child_process';
import { ProcessLog } from './process-log.ts';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  logFile: string;
}

const FIRST_RESTART_DELAY_MS = 200;
const LONGEST_RESTART_DELAY_MS = 5_000;
/** A process that lived this long is restarted with the shortest delay again. */
const STABLE_AFTER_MS = 10_000;
const KILL_AFTER_MS = 22_000;
/** A process that died this often without ever living long will not recover by itself. */
const HOPELESS_AFTER_DEATHS = 4;
/** EX_CONFIG: the process does not accept its variables. */
const EXIT_CONFIG = 78;

/** Keeps a child process alive: if it ends unexpectedly, reports it and restarts it with a growing delay. */
export class SupervisedProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private restartDelay = FIRST_RESTART_DELAY_MS;
  private restartTimer: NodeJS.Timeout | null = null;
  private earlyDeaths = 0;
  private readonly log: ProcessLog;
  private readonly spec: ProcessSpec;
  private readonly say: (text: string) => void;

  constructor(spec: ProcessSpec, say: (text: string) => void) {
    this.spec = spec;
    this.say = say;
    this.log = new ProcessLog(spec.logFile);
  }

  /** Whether it keeps dying right after starting, so that somebody must look at its log. */
  get isHopeless(): boolean {
    return this.earlyDeaths >= HOPELESS_AFTER_DEATHS;
  }

  /** Why it is hopeless, as it has said itself. */
  get reason(): string {
    return `${this.spec.name} no arranca: ${this.log.lastWords || 'no dice por qué'}\nSu registro: ${this.spec.logFile}`;
  }

  start(): void {
    const startedAt = Date.now();
    this.log.forgetLastWords();
    const child = spawn(this.spec.command, this.spec.args, {
      env: { ...process.env, ...this.spec.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own process group: Ctrl+C in the terminal then reaches only the supervisor, which stops everything in
      // order.
      detached: true,
    });
    this.child = child;
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => this.log.write(chunk));
    child.on('error', (error) => this.say(`${this.spec.name}: no se puede ejecutar (${error.message})`));
    child.on('exit', (code, signal) => {
      this.child = null;
      if (this.stopping) return;
      if (code === EXIT_CONFIG) {
        this.earlyDeaths = HOPELESS_AFTER_DEATHS;
        return;
      }
      const wasStable = Date.now() - startedAt > STABLE_AFTER_MS;
      this.earlyDeaths = wasStable ? 0 : this.earlyDeaths + 1;
      if (wasStable) this.restartDelay = FIRST_RESTART_DELAY_MS;
      this.say(
        `${this.spec.name} se ha detenido (${signal ?? `código ${code}`}) y se reinicia; su registro: ${this.spec.logFile}`,
      );
      this.restartTimer = setTimeout(() => this.start(), this.restartDelay);
      this.restartDelay = Math.min(this.restartDelay * 2, LONGEST_RESTART_DELAY_MS);
    });
  }

  /** Kills a process that no longer works; it is restarted as after a crash. */
  replace(): void {
    if (!this.stopping) this.child?.kill('SIGKILL');
  }

  /** Resolves when the process has ended, by SIGTERM or, if it does not react, by SIGKILL. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.restartTimer) clearTimeout(this.restartTimer);
    const child = this.child;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await gone;
      clearTimeout(kill);
    }
    await this.log.settled();
  }
}
