import { Injectable } from '@nestjs/common';
import { erroresProyectos, proyectoEstado } from '@pmp/contracts/proyectos';
import {
  definicionActualizada,
  definicionMarcada,
  erroresSprints,
  type DefinicionDeHistoria,
  type Definiciones,
  type DefinicionesUpdate,
  type HistoriaDeSprint,
  MAX_CAMBIOS_DEFINICION,
  type NombreDefinicion,
  type PuntoDefinicion,
} from '@pmp/contracts/sprints';
import {
  assertUnchanged,
  autoresAfter,
  DomainError,
  InjectCopy,
  UnitOfWork,
  type Caller,
  type Copied,
  type LocalCopy,
  type Tx,
} from '@pmp/platform';
import { Types, type ClientSession } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { HistoriasReader } from '../copies/historias.reader';
import { PersonasReader } from '../copies/personas.reader';
import { TareasReader } from '../copies/tareas.reader';
import { toHistoria } from '../sprints/sprint.mapper';
import type { DefinicionDoc } from './definicion.model';
import { cambiosOf, definicionesOf, detailOf, holds, written } from './definicion.rules';
import { DefinicionesRepository } from './definiciones.repository';

/** A story and the points that do not hold for it. */
export interface Falta {
  historia: HistoriaDeSprint;
  faltan: PuntoDefinicion[];
}

/** When a story is ready for a sprint and when it counts as done: written by a team for all its projects. */
@Injectable()
export class DefinicionesService {
  constructor(
    private readonly repository: DefinicionesRepository,
    private readonly acceso: AccesoService,
    private readonly historias: HistoriasReader,
    private readonly tareas: TareasReader,
    private readonly personas: PersonasReader,
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<Copied<typeof proyectoEstado>>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(caller: Caller, proyecto: string): Promise<Definiciones> {
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    return this.present(await this.repository.find(equipo));
  }

  async update(
    caller: Caller,
    proyecto: string,
    { version, ...datos }: DefinicionesUpdate,
  ): Promise<Definiciones> {
    const doc = await this.unitOfWork.run(async (tx) => {
      const { equipo, nombre } = await this.acceso.proyecto(caller, 'proyecto.editar', proyecto);
      const current = await this.repository.find(equipo, tx.session);
      const before = definicionesOf(current);
      await assertUnchanged(version, current ?? before, this.personas, Object.keys(datos));
      const after = {
        listo: datos.listo ? written(datos.listo, newId) : before.listo,
        hecho: datos.hecho ? written(datos.hecho, newId) : before.hecho,
      };
      const detalle = detailOf(before, after);
      if (!detalle.length) return current;
      const next = before.version + 1;
      const updatedAt = new Date();
      const cambios = cambiosOf(before, after, { autor: caller._id, fecha: updatedAt });
      const doc: DefinicionDoc = {
        _id: equipo,
        ...after,
        version: next,
        updatedAt,
        cambios: [...cambios, ...(current?.cambios ?? [])].slice(0, MAX_CAMBIOS_DEFINICION),
        autores: autoresAfter(
          current ?? before,
          detalle.map(({ campo }) => campo),
          caller._id,
        ),
      };
      await this.repository.put(doc, before.version, tx.session);
      tx.fact(definicionActualizada, { _id: equipo, nombre, proyecto, detalle });
      await this.tell(tx, equipo, next, caller);
      return doc;
    });
    return this.present(doc);
  }

  private async present(doc: DefinicionDoc | null): Promise<Definiciones> {
    const cambios = doc?.cambios ?? [];
    const people = await this.personas.read(cambios.map(({ autor }) => autor));
    return {
      ...definicionesOf(doc),
      cambios: cambios.map(({ fecha, autor, ...cambio }) => ({
        ...cambio,
        fecha: fecha.toISOString(),
        autor: people.get(autor) ?? null,
      })),
    };
  }

  /** How a story stands to both. */
  async ofHistoria(caller: Caller, id: string): Promise<DefinicionDeHistoria> {
    const copia = await this.acceso.child(
      caller,
      'proyecto.ver',
      await this.historias.find(id),
      erroresProyectos.historiaNoEncontrada,
    );
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.ver', copia.proyecto);
    const { listo, hecho } = definicionesOf(await this.repository.find(equipo));
    const cumplidos = (await this.repository.cumplidosOf([id])).get(id);
    const [historia] = await this.measured([...listo.puntos, ...hecho.puntos], [toHistoria(copia, null)]);
    if (!historia) throw new DomainError(erroresProyectos.historiaNoEncontrada);
    const shown = ({ puntos }: Definiciones['listo']) =>
      puntos.map((punto) => ({ ...punto, cumple: holds(historia, punto, cumplidos) }));
    return { listo: shown(listo), hecho: shown(hecho) };
  }

  /** Ticks a point that people judge. */
  async mark(caller: Caller, id: string, punto: string, cumple: boolean): Promise<DefinicionDeHistoria> {
    const missing = erroresProyectos.historiaNoEncontrada;
    const { proyecto, titulo } = await this.acceso.child(
      caller,
      'proyecto.editar',
      await this.historias.find(id),
      missing,
    );
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.editar', proyecto);
    await this.unitOfWork.run(async (tx) => {
      const { listo, hecho, version } = definicionesOf(await this.repository.find(equipo, tx.session));
      const isIt = ({ _id, regla }: PuntoDefinicion) => _id === punto && !regla;
      const found = [...listo.puntos, ...hecho.puntos].find(isIt);
      if (!found) throw new DomainError(erroresSprints.puntoNoEncontrado);
      if (!(await this.repository.mark({ historia: id, proyecto }, punto, cumple, tx.session))) return;
      const cual = listo.puntos.some(isIt) ? 'listo' : 'hecho';
      const { texto } = found;
      const detalle = [{ campo: cual, de: cumple ? null : texto, a: cumple ? texto : null }];
      tx.fact(definicionMarcada, { _id: id, titulo, proyecto, cual, texto, cumple, detalle });
      this.live(tx, proyecto, equipo, version, caller);
    });
    return this.ofHistoria(caller, id);
  }

  /** Those among these stories that do not meet one of the team's definitions, and whether that stops the sprint. */
  async missingIn(
    cual: NombreDefinicion,
    equipo: string,
    historias: readonly HistoriaDeSprint[],
    session?: ClientSession,
  ): Promise<{ impide: boolean; faltas: Falta[] }> {
    const { puntos, impide } = definicionesOf(await this.repository.find(equipo, session))[cual];
    if (!puntos.length) return { impide, faltas: [] };
    const cumplidos = await this.repository.cumplidosOf(
      historias.map(({ _id }) => _id),
      session,
    );
    const measured = await this.measured(puntos, historias, session);
    const faltas = measured.flatMap((historia) => {
      const faltan = puntos.filter((punto) => !holds(historia, punto, cumplidos.get(historia._id)));
      return faltan.length ? [{ historia, faltan }] : [];
    });
    return { impide, faltas };
  }

  /** With the tasks counted, where a point asks for them. */
  private async measured(
    puntos: readonly PuntoDefinicion[],
    historias: readonly HistoriaDeSprint[],
    session?: ClientSession,
  ): Promise<(HistoriaDeSprint & { tareasAbiertas?: number })[]> {
    if (!puntos.some(({ regla }) => regla === 'sinTareasAbiertas')) return [...historias];
    const open = await this.tareas.abiertasOf(
      historias.map(({ _id }) => _id),
      session,
    );
    return historias.map((historia) => ({ ...historia, tareasAbiertas: open.get(historia._id) ?? 0 }));
  }

  private async tell(tx: Tx, equipo: string, version: number, caller: Caller): Promise<void> {
    const found = this.proyectos.model.collection.find({ equipo, eliminado: false } as never, {
      projection: { _id: 1 },
    });
    for (const { _id } of await found.toArray()) this.live(tx, String(_id), equipo, version, caller);
  }

  private live(tx: Tx, proyecto: string, equipo: string, version: number, { _id: autor }: Caller): void {
    const what = { entidad: 'definicion', accion: 'actualizado', _id: equipo } as const;
    tx.live(`proyecto.${proyecto}`, 'cambio', { ...what, version: Math.max(1, version), datos: null, autor });
  }
}

const newId = () => new Types.ObjectId().toHexString();
