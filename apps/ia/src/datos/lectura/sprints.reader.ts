import { Injectable } from '@nestjs/common';
import { sprintEstado } from '@pmp/contracts/sprints';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Sprint } from './datos';
import { readAll } from './read-all';

@Injectable()
export class SprintsReader {
  constructor(@InjectCopy(sprintEstado) private readonly copia: LocalCopy<unknown>) {}

  async find(id: string): Promise<Sprint | null> {
    return (await readAll<Sprint>(this.copia, { _id: id }))[0] ?? null;
  }

  /** Sorted by numero. */
  async listOf(proyectos: readonly string[]): Promise<Sprint[]> {
    const found = await readAll<Sprint>(this.copia, { proyecto: { $in: proyectos } });
    return found.sort((a, b) => a.numero - b.numero);
  }
}
