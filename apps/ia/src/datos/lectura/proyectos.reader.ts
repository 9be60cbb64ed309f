import { Injectable } from '@nestjs/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { type Caller, decide, type Derecho, InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Proyecto } from './datos';
import { readAll } from './read-all';

@Injectable()
export class ProyectosReader {
  constructor(@InjectCopy(proyectoEstado) private readonly copia: LocalCopy<unknown>) {}

  async find(id: string): Promise<Proyecto | null> {
    return (await readAll<Proyecto>(this.copia, { _id: id }))[0] ?? null;
  }

  /** Asks the owner of the projects how these are now. */
  refresh(ids: readonly string[]): Promise<void> {
    return this.copia.refresh(ids);
  }

  listActive(): Promise<Proyecto[]> {
    return readAll<Proyecto>(this.copia, { estado: 'activo' });
  }

  /** The projects over which the caller has the right, sorted by name. */
  async listFor(caller: Caller, derecho: Derecho): Promise<Proyecto[]> {
    const reachable = caller.rol === 'admin' ? {} : { equipo: { $in: [...caller.equipos.keys()] } };
    const found = await readAll<Proyecto>(this.copia, reachable);
    return found
      .filter(
        ({ _id, equipo, creador }) =>
          decide(caller, derecho, { proyecto: _id, equipo, creador }) === 'permitido',
      )
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es') || (a._id < b._id ? -1 : 1));
  }
}
