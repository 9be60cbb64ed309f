import { Injectable } from '@nestjs/common';
import { tareaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Tarea } from './datos';
import { readAll } from './read-all';

export interface TareasFiltro {
  /** Tasks of this person; null: unassigned ones. */
  asignado?: string | null;
  historia?: string;
}

@Injectable()
export class TareasReader {
  constructor(@InjectCopy(tareaEstado) private readonly copia: LocalCopy<unknown>) {}

  async find(id: string): Promise<(Tarea & { descripcion: string }) | null> {
    return (await readAll<Tarea & { descripcion: string }>(this.copia, { _id: id }))[0] ?? null;
  }

  listOf(proyectos: readonly string[], filtro: TareasFiltro = {}): Promise<Tarea[]> {
    return readAll<Tarea>(this.copia, { proyecto: { $in: proyectos }, ...filtro }, { descripcion: 0 });
  }
}
