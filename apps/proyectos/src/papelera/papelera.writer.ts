import { Inject, Injectable } from '@nestjs/common';
import type { CuentasPapelera } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { objectId } from '../almacen/object-id';
import type { Destination } from '../almacen/tombstones';
import type { EpicaDoc } from '../epicas/epica.model';
import { EpicasRepository } from '../epicas/epicas.repository';
import type { HistoriaDoc } from '../historias/historia.model';
import { HistoriasRepository } from '../historias/historias.repository';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { SprintsService } from '../sprints/sprints.service';
import type { TareaDoc } from '../tareas/tarea.model';
import { TareasRepository } from '../tareas/tareas.repository';
import { archivosIn, newEntrada } from './papelera.rules';
import { PapeleraRepository } from './papelera.repository';

export const DIAS_PAPELERA = Symbol('DIAS_PAPELERA');

/** What an epic or a story has taken with it into the trash. */
interface Gone {
  cuentas: { tareas: number; archivos: number };
  sinPublicar: string | null;
}

/** Writes trash entries, in the transaction that deletes. */
@Injectable()
export class PapeleraWriter {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly epicas: EpicasRepository,
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
    private readonly sprints: SprintsService,
    @Inject(DIAS_PAPELERA) private readonly dias: number,
  ) {}

  async ofProyecto(proyecto: ProyectoDoc, autor: string, tx: Tx): Promise<void> {
    const { _id, nombre: titulo } = proyecto;
    const cuentas = {
      epicas: await this.epicas.countOf(_id, tx.session),
      historias: await this.historias.countOf(_id, tx.session),
      ...(await this.tareas.countOf(_id, tx.session)),
    };
    const deleted = { _id, proyecto: _id, titulo };
    this.papelera.insert(newEntrada(deleted, { tipo: 'proyecto', autor, cuentas }, this.term()), tx);
  }

  async ofEpica(
    epica: EpicaDoc,
    autor: string,
    { historias, ...gone }: Gone & { historias: readonly Types.ObjectId[] },
    tx: Tx,
  ): Promise<void> {
    const cuentas = { ...gone.cuentas, historias: historias.length };
    const sprints = await this.sprints.openOf(historias.map((_id) => _id.toHexString()));
    const deletion = { ...gone, tipo: 'epica' as const, autor, cuentas, sprints };
    this.papelera.insert(newEntrada(epica, deletion, this.term()), tx);
  }

  async ofHistoria(historia: HistoriaDoc, autor: string, gone: Gone, tx: Tx): Promise<void> {
    const epica = await this.epicas.findById(historia.epica, tx.session);
    const padre = { tipo: 'epica' as const, _id: historia.epica, titulo: epica?.titulo ?? '' };
    const sprints = await this.sprints.openOf([historia._id.toHexString()]);
    const deletion = { ...gone, tipo: 'historia' as const, padre, autor, sprints };
    this.papelera.insert(newEntrada(historia, deletion, this.term()), tx);
  }

  async ofTarea(tarea: TareaDoc, autor: string, tx: Tx): Promise<void> {
    const historia = await this.historias.findById(tarea.historia, tx.session);
    const padre = { tipo: 'historia' as const, _id: tarea.historia, titulo: historia?.titulo ?? '' };
    const cuentas = { archivos: archivosIn([tarea]) };
    this.papelera.insert(newEntrada(tarea, { tipo: 'tarea', padre, autor, cuentas }, this.term()), tx);
  }

  /** Adds to an entry's counts when something more was swept into it; does nothing when that went for good. */
  grow(destination: Destination, cuentas: Partial<CuentasPapelera>, tx: Tx): void {
    const some = Object.values(cuentas).some((count) => count > 0);
    if (some && !(destination instanceof Date)) this.papelera.grow(destination, cuentas, tx);
  }

  /** Records that a batch whose items are already counted has gone into the entry. */
  note(destination: Destination, tx: Tx): void {
    if (!(destination instanceof Date)) this.papelera.grow(destination, {}, tx);
  }

  /** The deletion whose tombstones are still to be published; null also for an entry that is there no more. */
  async unpublishedOf(entrada: string, session: ClientSession): Promise<string | null> {
    return (await this.papelera.findById(objectId(entrada), session))?.sinPublicar ?? null;
  }

  published(entrada: string, tx: Tx): void {
    this.papelera.change(objectId(entrada), { sinPublicar: null }, tx);
  }

  /**
   * Where the contents of a deleted project go; null if they stay because the project is restored or being restored.
   */
  async destinationOf(proyecto: string, session: ClientSession): Promise<Destination | null> {
    const _id = objectId(proyecto);
    if (await this.proyectos.findById(_id, session)) return null;
    const entrada = await this.papelera.findById(_id, session);
    if (!entrada) return new Date();
    return entrada.estado === 'restaurando' ? null : _id;
  }

  private term() {
    return { now: new Date(), dias: this.dias };
  }
}
