import { Injectable } from '@nestjs/common';
import type { AvancesReply, CuentasQuery, CuentasReply, EstadoTarea } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ConsultasService } from '../consulta/consultas.service';
import { Figures } from '../elementos/figures/figures';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import { SprintsService } from '../sprints/sprints.service';
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
      // Of two days, or of one: a day by itself is a day's work.
      inicio: { $min: { $ifNull: ['$inicio', '$fin'] } },
      fin: { $max: { $ifNull: ['$fin', '$inicio'] } },
      sinDias: { $push: { $cond: [{ $or: ['$inicio', '$fin'] }, '$$REMOVE', '$_id'] } },
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
    private readonly consultas: ConsultasService,
    private readonly sprints: SprintsService,
  ) {}

  /** `historias`: only of these. */
  async listAvances(caller: Caller, proyecto: string, historias?: readonly string[]): Promise<AvancesReply> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const tareas = this.kinds.of(this.kinds.at('tarea'));
    // Counted once for everybody who has the project open, whichever stories each of them sees.
    const all = await this.figures.of(proyecto, 'avance', async () =>
      (await tareas.figuresOf<AvanceCount>(_id, STAGES)).map(toAvance),
    );
    const wanted = historias && new Set(historias);
    const avances = wanted ? all.filter(({ historiaId }) => wanted.has(historiaId)) : all;
    const persona = await this.names.readPeople(asignadosOf(avances));
    return { success: true, ...withPersonas(avances, persona) };
  }

  async listCuentas(caller: Caller, proyecto: string, { q, rama }: CuentasQuery): Promise<CuentasReply> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const historias = this.kinds.of(this.kinds.at('historia'));
    const count = (stages: object[]) => historias.figuresOf<CuentaCount>(_id, [...stages, ...CUENTAS]);
    const isAsked = q !== undefined || rama !== undefined;
    const [counts, tareas, sprintOf] = await Promise.all([
      // Each filter is one person's: only what everybody asks for is kept.
      isAsked
        ? count([{ $match: await this.consultas.whereOfHistorias(caller, proyecto, { q, rama }) }])
        : this.figures.of(proyecto, 'cuentas', () => count([])),
      this.figures.of(proyecto, 'tareas', () =>
        this.kinds.of(this.kinds.at('tarea')).countBy({ proyecto: _id }),
      ),
      // Not kept with the figures: a sprint changes without any of them.
      this.sprints.ofProyecto(proyecto),
    ]);
    return { success: true, cuentas: counts.map((each) => toCuenta(each, sprintOf)), tareas };
  }
}
