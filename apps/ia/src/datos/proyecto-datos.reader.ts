import { Injectable } from '@nestjs/common';
import type { InicioDoc } from './inicios/inicio.model';
import type { Inicio, Proyecto, ProyectoDatos } from './lectura/datos';
import { BloqueosReader } from './lectura/bloqueos.reader';
import { EpicasReader } from './lectura/epicas.reader';
import { HistoriasReader } from './lectura/historias.reader';
import { IniciosRepository } from './inicios/inicios.repository';
import { PersonasReader } from './lectura/personas.reader';
import { SprintsReader } from './lectura/sprints.reader';
import { TareasReader } from './lectura/tareas.reader';
import { entradaOf } from './transiciones/transicion.rules';
import { TransicionesRepository } from './transiciones/transiciones.repository';

/**
 * A whole project. What belongs to a deleted epic or story counts as gone too, even before its own tombstone has
 * arrived.
 */
@Injectable()
export class ProyectoDatosReader {
  constructor(
    private readonly epicas: EpicasReader,
    private readonly historias: HistoriasReader,
    private readonly tareas: TareasReader,
    private readonly sprints: SprintsReader,
    private readonly bloqueos: BloqueosReader,
    private readonly personas: PersonasReader,
    private readonly transiciones: TransicionesRepository,
    private readonly inicios: IniciosRepository,
  ) {}

  async read(proyecto: Proyecto): Promise<ProyectoDatos> {
    const ids = [proyecto._id];
    const epicas = await this.epicas.listOf(ids);
    const historias = within(await this.historias.listOf(ids), 'epica', epicas);
    const tareas = within(await this.tareas.listOf(ids), 'historia', historias);
    const conTrabajo = [
      ...tareas.flatMap(({ asignado }) => asignado ?? []),
      ...historias.flatMap(({ responsable }) => responsable ?? []),
    ];
    const [sprints, bloqueos, personas, transiciones, inicios] = await Promise.all([
      this.sprints.listOf(ids),
      this.bloqueos.listOf(ids),
      this.personas.listOf(proyecto.equipo, conTrabajo),
      this.transiciones.ofProyecto(proyecto._id),
      this.inicios.ofProyecto(proyecto._id),
    ]);
    const items = [...historias, ...tareas];
    return {
      proyecto,
      epicas,
      historias,
      tareas,
      sprints,
      bloqueos,
      personas,
      entradas: new Map(items.map((item) => [item._id, entradaOf(item, transiciones.get(item._id))])),
      inicios: iniciosOf(inicios),
    };
  }
}

export const iniciosOf = (docs: readonly InicioDoc[]): ReadonlyMap<string, Inicio> =>
  new Map(docs.map(({ _id, fecha, puntos }) => [_id, { fecha: fecha.toISOString(), puntos }]));

function within<K extends string, T extends Record<K, string>>(
  items: readonly T[],
  parent: K,
  parents: readonly { _id: string }[],
): T[] {
  const known = new Set(parents.map(({ _id }) => _id));
  return items.filter((item) => known.has(item[parent]));
}
