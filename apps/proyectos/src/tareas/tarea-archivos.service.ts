import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Archivo, type Tarea } from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork, type Caller } from '@pmp/platform';
import type { Readable } from 'node:stream';
import { AccesoService } from '../acceso/acceso.service';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { TareaEvents } from './tarea-events';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import type { TareaDoc } from './tarea.model';
import { TareasPresenter } from './tareas.presenter';
import { TareasRepository } from './tareas.repository';
import { TareasService } from './tareas.service';

/** The files of a task: the task says which they are, GridFS holds their bytes. */
@Injectable()
export class TareaArchivosService {
  constructor(
    private readonly service: TareasService,
    private readonly tareas: TareasRepository,
    private readonly archivos: ArchivosRepository,
    private readonly acceso: AccesoService,
    private readonly presenter: TareasPresenter,
    private readonly events: TareaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(
    caller: Caller,
    id: string,
    received: ArchivoDoc[],
  ): Promise<{ tarea: Tarea; archivos: Archivo[] }> {
    await this.acceso.assertMayUpload(caller, { tarea: id });
    if (!received.length) throw new DomainError(erroresProyectos.sinArchivos);
    const tarea = await this.service.updateTarea(caller, id, {}, received);
    const added = new Set(received.map(({ _id }) => _id.toHexString()));
    return { tarea, archivos: tarea.archivos.filter((archivo) => added.has(archivo._id)) };
  }

  async open(
    caller: Caller,
    id: string,
    archivoId: string,
  ): Promise<{ archivo: ArchivoDoc; bytes: Readable }> {
    const missing = erroresProyectos.archivoNoEncontrado;
    const doc = await this.acceso.child(caller, 'proyecto.ver', await this.tareas.findById(id), missing);
    const archivo = findIn(doc, archivoId);
    return { archivo, bytes: this.archivos.read(archivo._id) };
  }

  remove(caller: Caller, id: string, archivoId: string): Promise<Tarea> {
    return this.unitOfWork.run(async (tx) => {
      const missing = erroresProyectos.archivoNoEncontrado;
      const found = await this.tareas.findById(id, tx.session);
      const before = await this.acceso.child(caller, 'proyecto.editar', found, missing, tx.session);
      const archivo = findIn(before, archivoId);
      const changes = { archivos: before.archivos?.filter((other) => other !== archivo) };
      const doc = this.tareas.update(before, changes, tx);
      await this.archivos.release([archivo._id], tx.session);
      const shape = await this.presenter.present(doc);
      this.events.updated(tx, { before, changes, doc, shape, autor: caller._id });
      return shape;
    });
  }
}

function findIn({ archivos = [] }: TareaDoc, id: string): ArchivoDoc {
  const archivo = archivos.find(({ _id }) => _id.equals(id));
  if (!archivo) throw new DomainError(erroresProyectos.archivoNoEncontrado);
  return archivo;
}
