import { Injectable } from '@nestjs/common';
import { epicaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Epica } from './datos';
import { readAll } from './read-all';

@Injectable()
export class EpicasReader {
  constructor(@InjectCopy(epicaEstado) private readonly copia: LocalCopy<unknown>) {}

  async find(id: string): Promise<Epica | null> {
    return (await readAll<Epica>(this.copia, { _id: id }))[0] ?? null;
  }

  listOf(proyectos: readonly string[]): Promise<Epica[]> {
    return readAll<Epica>(this.copia, { proyecto: { $in: proyectos } });
  }
}
