import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE_MB = 3_000;
/** A quota below the used space is rejected, and usage may grow between reading it and setting the quota. */
const SLACK_BYTES = 65_536;
const MAX_SLACK_BYTES = 20 * SLACK_BYTES;

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * A folder with its own quota, which can be lowered to the used space: then every write that needs space fails with
 * ENOSPC, as on a full disk. This needs the right to mount a tmpfs; without it the folder is an ordinary one.
 */
export class SmallDisk {
  readonly path: string;
  readonly canBeFilled: boolean;

  constructor(name: string) {
    this.path = mkdtempSync(join(tmpdir(), `fallos-${name}-`));
    this.canBeFilled = run('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', this.path);
  }

  /** Returns a function that frees the space again. */
  fill(): () => void {
    for (let slack = 0; !this.resize(`${this.usedBytes() + slack}`); slack += SLACK_BYTES) {
      if (slack > MAX_SLACK_BYTES) throw new Error(`No se ha podido llenar ${this.path}`);
    }
    return () => void this.resize(`${SIZE_MB}m`);
  }

  remove(): void {
    if (this.canBeFilled) run('umount', '-l', this.path);
    rmSync(this.path, { recursive: true, force: true });
  }

  private usedBytes(): number {
    const { blocks, bfree, bsize } = statfsSync(this.path);
    return (blocks - bfree) * bsize;
  }

  private resize(size: string): boolean {
    return run('mount', '-o', `remount,size=${size}`, this.path);
  }
}
