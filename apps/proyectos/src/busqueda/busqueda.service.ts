import { Injectable } from '@nestjs/common';
import type { Resultado } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import type { Types } from 'mongoose';
import { visibleTeams } from '../acceso/acceso.rules';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistoriasRepository } from '../historias/historias.repository';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { TareasRepository } from '../tareas/tareas.repository';
import { searchPattern } from './search-pattern';

const MAX_PER_KIND = 20;

type Found = { _id: Types.ObjectId; titulo: string; proyecto: Types.ObjectId };

const toResultados = (tipo: Resultado['tipo'], docs: Found[]): Resultado[] =>
  docs.map(({ _id, titulo, proyecto }) => ({
    tipo,
    _id: _id.toHexString(),
    titulo,
    proyecto: proyecto.toHexString(),
  }));

@Injectable()
export class BusquedaService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly epicas: EpicasRepository,
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
  ) {}

  async search(caller: Caller, q: string): Promise<Resultado[]> {
    const pattern = searchPattern(q);
    const equipos = visibleTeams(caller);
    const [ids, proyectos] = await Promise.all([
      this.proyectos.visibleIds(equipos),
      this.proyectos.search(equipos, pattern, MAX_PER_KIND),
    ]);
    const [epicas, historias, tareas] = await Promise.all([
      this.epicas.search(ids, pattern, MAX_PER_KIND),
      this.historias.search(ids, pattern, MAX_PER_KIND),
      this.tareas.search(ids, pattern, MAX_PER_KIND),
    ]);
    const found = proyectos.map(({ _id, nombre }) => ({ _id, titulo: nombre, proyecto: _id }));
    return [
      ...toResultados('proyecto', found),
      ...toResultados('epica', epicas),
      ...toResultados('historia', historias),
      ...toResultados('tarea', tareas),
    ];
  }
}
