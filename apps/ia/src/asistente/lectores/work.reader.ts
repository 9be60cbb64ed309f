import { Injectable } from '@nestjs/common';
import { epicaEstado, historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Epica, Tarea } from '../../datos/lectura/datos';
import { tareasFilter } from './tareas-filter';
import type {
  Esperado,
  HistoriaSummary,
  Listado,
  Recuento,
  TareasQuery,
} from '../../preguntas/person-reader';

const HOUSEKEEPING = { eliminado: 0, copiado: 0 };
/** Documents decoded between two pauses, in which other requests can run. */
const BATCH = 500;
/** Over all the projects of a person; if there are more, answers are about the first ones. */
const MAX_HISTORIAS = 20_000;

const BY_DATE = { fechaLimite: 1, _id: 1 } as const;
const BY_CHANGE = { updatedAt: -1, _id: 1 } as const;

interface Equipo {
  _id: string;
  miembros: { usuario: string }[];
}

/**
 * Reads from the copies what answers need, and only the fields that they show. Checks no rights: `PersonReaders` does.
 */
@Injectable()
export class WorkReader {
  constructor(
    @InjectCopy(tareaEstado) private readonly copiaTareas: LocalCopy<Tarea>,
    @InjectCopy(historiaEstado) private readonly copiaHistorias: LocalCopy<HistoriaSummary>,
    @InjectCopy(epicaEstado) private readonly copiaEpicas: LocalCopy<Epica>,
    @InjectCopy(equipoEstado) private readonly copiaEquipos: LocalCopy<Equipo>,
    @InjectCopy(usuarioEstado) private readonly copiaUsuarios: LocalCopy<{ nombre: string }>,
  ) {}

  /** Sorted by date, those without one last; or the last changed first. */
  async tareas(pedidas: TareasQuery): Promise<Listado<Tarea>> {
    const filter = tareasFilter(pedidas);
    const total = await this.copiaTareas.model.collection.countDocuments(filter as never);
    if (!total) return { filas: [], total };
    const { orden, cuantas } = pedidas;
    if (orden !== 'limite') return { filas: await this.some(filter, BY_CHANGE, cuantas), total };
    if (pedidas.sinFecha) return { filas: await this.some(filter, BY_CHANGE, cuantas), total };
    if ('fechaLimite' in filter) return { filas: await this.some(filter, BY_DATE, cuantas), total };
    const dated = await this.some({ ...filter, fechaLimite: { $gt: '' } }, BY_DATE, cuantas);
    const missing = cuantas - dated.length;
    const others = missing ? await this.some({ ...filter, fechaLimite: null }, BY_CHANGE, missing) : [];
    return { filas: [...dated, ...others], total };
  }

  async recuento(proyectos: readonly string[], abiertas: boolean): Promise<Recuento[]> {
    const groups = await this.copiaTareas.model.collection
      .aggregate<{ _id: Omit<Recuento, 'tareas' | 'horas'>; tareas: number; horas: number }>([
        {
          $match: {
            proyecto: { $in: [...proyectos] },
            eliminado: false,
            ...(abiertas && { estado: { $ne: 'completada' } }),
          },
        },
        {
          $group: {
            _id: { proyecto: '$proyecto', asignado: '$asignado', estado: '$estado' },
            tareas: { $sum: 1 },
            horas: { $sum: { $ifNull: ['$tiempoEstimado', 0] } },
          },
        },
      ])
      .toArray();
    return groups.map(({ _id, tareas, horas }) => ({ ..._id, tareas, horas }));
  }

  async historias(proyectos: readonly string[]): Promise<HistoriaSummary[]> {
    const filter = { proyecto: { $in: proyectos }, eliminado: false } as never;
    const projection = { ...HOUSEKEEPING, descripcion: 0 };
    const found = this.copiaHistorias.model.collection.find(filter, { projection, batchSize: BATCH });
    return (await found.limit(MAX_HISTORIAS).toArray()) as unknown as HistoriaSummary[];
  }

  async historia(id: string): Promise<(HistoriaSummary & { descripcion: string }) | null> {
    return (await this.copiaHistorias.find(id)) as (HistoriaSummary & { descripcion: string }) | null;
  }

  async tarea(id: string): Promise<(Tarea & { version: number }) | null> {
    return (await this.copiaTareas.find(id)) as (Tarea & { version: number }) | null;
  }

  /** Those of these that exist, by id. */
  async esperados(
    ends: readonly { tipo: 'historia' | 'tarea'; _id: string }[],
  ): Promise<Map<string, Esperado>> {
    const idsOf = (tipo: Esperado['tipo']) => [
      ...new Set(ends.filter((end) => end.tipo === tipo).map(({ _id }) => _id)),
    ];
    const [historias, tareas] = await Promise.all([
      this.copiaHistorias.findMany(idsOf('historia')),
      this.copiaTareas.findMany(idsOf('tarea')),
    ]);
    const found = [
      ...historias.map((h) => ({ ...h, tipo: 'historia' as const, responsable: h.responsable ?? null })),
      ...tareas.map((t) => ({ ...t, tipo: 'tarea' as const, responsable: t.asignado })),
    ];
    return new Map(
      found.map(({ tipo, _id, titulo, estado, proyecto, responsable }) => [
        _id,
        { tipo, _id, titulo, estado, proyecto, responsable },
      ]),
    );
  }

  async titled(
    tipo: 'epica' | 'historia' | 'tarea',
    proyectos: readonly string[],
    patterns: readonly RegExp[],
    limit: number,
  ): Promise<{ _id: string; titulo: string; proyecto: string }[]> {
    const copia = { epica: this.copiaEpicas, historia: this.copiaHistorias, tarea: this.copiaTareas }[tipo];
    const filter = {
      proyecto: { $in: proyectos },
      eliminado: false,
      $and: patterns.map((titulo) => ({ titulo })),
    };
    const found = copia.model.collection
      .find(filter as never, { projection: { titulo: 1, proyecto: 1 } })
      .sort({ updatedAt: -1 })
      .limit(limit);
    return (await found.toArray()) as never;
  }

  /** Members of the teams, by person, without people who are gone. */
  async miembros(equipos: readonly string[]): Promise<{ _id: string; nombre: string; equipos: string[] }[]> {
    const found = await this.copiaEquipos.findMany(equipos);
    const equiposDe = new Map<string, string[]>();
    for (const { _id, miembros } of found) {
      for (const { usuario } of miembros) equiposDe.set(usuario, [...(equiposDe.get(usuario) ?? []), _id]);
    }
    const usuarios = await this.copiaUsuarios.findMany([...equiposDe.keys()]);
    return usuarios.map(({ _id, nombre }) => ({ _id, nombre, equipos: equiposDe.get(_id) ?? [] }));
  }

  private async some(filter: object, sort: Record<string, 1 | -1>, limit: number): Promise<Tarea[]> {
    const projection = { ...HOUSEKEEPING, descripcion: 0 };
    const found = this.copiaTareas.model.collection.find(filter as never, { projection });
    return (await found.sort(sort).limit(limit).toArray()) as unknown as Tarea[];
  }
}
