import { Injectable } from '@nestjs/common';
import type { AvancesReply, CuentasReply, EstadoTarea } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { Figures } from '../elementos/figures/figures';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import {
  asignadosOf,
  toAvance,
  toCuenta,
  withPersonas,
  type AvanceCount,
  type CuentaCount,
} from './avance.rules';

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
const CUENTAS = [
  {
    $group: {
      _id: '$epica',
      historias: { $sum: 1 },
      completadas: { $sum: { $cond: [{ $eq: ['$estado', COMPLETADA] }, 1, 0] } },
      puntos: { $sum: '$puntos' },
    },
  },
  { $sort: { _id: 1 } },
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
  async listCuentas(caller: Caller, proyecto: string): Promise<CuentasReply> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const historias = this.kinds.of(this.kinds.at('historia'));
    const cuentas = await this.figures.of(proyecto, 'cuentas', async () =>
      (await historias.figuresOf<CuentaCount>(_id, CUENTAS)).map(toCuenta),
    );
    return { success: true, cuentas };
  }
}
