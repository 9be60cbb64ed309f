import { proyectoEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, LocalCopy } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Proyecto = z.infer<typeof proyectoEstado.datos>;

/** The local copy of the projects, which only says how many a team has. */
@Injectable()
export class ProyectosRepository {
  constructor(@InjectCopy(proyectoEstado) private readonly copia: LocalCopy<Proyecto>) {}

  async countByEquipo(equipo: string): Promise<number> {
    return this.copia.model.countDocuments({ equipo, eliminado: { $ne: true } }).exec();
  }
}
