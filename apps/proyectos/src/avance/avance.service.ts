import { Injectable } from '@nestjs/common';
import type { AvancesReply, EstadoTarea } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { Figures } from '../elementos/figures/figures';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import { asignadosOf, toAvance, withPersonas, type AvanceCount } from './avance.rules';

const COMPLETADA: EstadoTarea = 'completada';
const STAGES = [
  {
    $group: {
      _id: '$historia',
      total: { $sum: 1 },
      completadas: { $sum: { $cond: [{ $eq: ['$estado', COMPLETADA] }, 1, 0] } },
      asignados: { $addToSet: '$asignado' },
    },
  },
  { $sort: { _id: 1 } },
  { $project: { _id: 0, historia: '$_id', total: 1, completadas: 1, asignados: 1 } },
];

@Injectable()
export class AvanceService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly figures: Figures,
    private readonly names: NamesService,
  ) {}

  async listAvances(caller: Caller, proyecto: string): Promise<AvancesReply> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const tareas = this.kinds.of(this.kinds.at('tarea'));
    const avances = await this.figures.of(proyecto, 'avance', async () =>
      (await tareas.figuresOf<AvanceCount>(_id, STAGES)).map(toAvance),
    );
    const persona = await this.names.readPeople(asignadosOf(avances));
    return { success: true, ...withPersonas(avances, persona) };
  }
}
