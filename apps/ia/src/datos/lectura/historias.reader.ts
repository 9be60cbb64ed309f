import { Injectable } from '@nestjs/common';
import { historiaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Historia } from './datos';
import { readAll } from './read-all';

@Injectable()
export class HistoriasReader {
  constructor(@InjectCopy(historiaEstado) private readonly copia: LocalCopy<unknown>) {}

  async find(id: string): Promise<Historia | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  findMany(ids: readonly string[]): Promise<Historia[]> {
    return readAll<Historia>(this.copia, { _id: { $in: ids } });
  }

  listOf(proyectos: readonly string[]): Promise<Historia[]> {
    return readAll<Historia>(this.copia, { proyecto: { $in: proyectos } });
  }
}
