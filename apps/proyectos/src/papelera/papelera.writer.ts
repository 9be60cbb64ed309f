import { Inject, Injectable } from '@nestjs/common';
import type { CuentasPapelera } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { objectId } from '../almacen/object-id';
import type { Destination, Versioned } from '../almacen/tombstones';
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
    gone: { historias: Versioned[]; tareas: Versioned[] },
    tx: Tx,
  ): Promise<void> {
    const { historias, tareas } = gone;
    const cuentas = {
      historias: historias.length,
      tareas: tareas.length,
      archivos: archivosIn(tareas),
    };
    const sprints = await this.sprints.openOf(historias.map(({ _id }) => _id.toHexString()));
    this.papelera.insert(newEntrada(epica, { tipo: 'epica', autor, cuentas, sprints }, this.term()), tx);
  }

  async ofHistoria(historia: HistoriaDoc, autor: string, tareas: Versioned[], tx: Tx): Promise<void> {
    const epica = await this.epicas.findById(historia.epica, tx.session);
    const padre = { tipo: 'epica' as const, _id: historia.epica, titulo: epica?.titulo ?? '' };
    const cuentas = { tareas: tareas.length, archivos: archivosIn(tareas) };
    const sprints = await this.sprints.openOf([historia._id.toHexString()]);
    const deletion = { tipo: 'historia' as const, padre, autor, cuentas, sprints };
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
