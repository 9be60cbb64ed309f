import { Injectable } from '@nestjs/common';
import { enlaceEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Bloqueo } from './datos';
import { readAll } from './read-all';

/** What waits for what, by the ids of both ends: whoever reads has to know which of them exist and may be seen. */
@Injectable()
export class BloqueosReader {
  constructor(@InjectCopy(enlaceEstado) private readonly copia: LocalCopy<unknown>) {}

  /** Those in which something of these projects waits. */
  listOf(proyectos: readonly string[]): Promise<Bloqueo[]> {
    const where = { tipo: 'bloquea', 'destino.proyecto': { $in: proyectos } };
    return readAll<Bloqueo>(this.copia, where, { origen: 1, destino: 1 });
  }
}
