import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork, type Caller } from '@pmp/platform';
import type { Readable } from 'node:stream';
import { AccesoService } from '../acceso/acceso.service';
import { ChangeElemento } from './change-elemento';
import { ElementoEvents } from './events/elemento-events';
import { ArchivosRepository } from './files/archivos.repository';
import { archivoIn } from './files/archivos.rules';
import type { ArchivoDoc } from './kinds/archivo-doc';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Presenter } from './present/presenter';
import { ReadElementos } from './read-elementos';

const MISSING = erroresProyectos.archivoNoEncontrado;

/** The files of an element: the element says which they are, GridFS holds their bytes. */
@Injectable()
export class FilesOfElemento {
  constructor(
    private readonly kinds: Kinds,
    private readonly read: ReadElementos,
    private readonly changing: ChangeElemento,
    private readonly archivos: ArchivosRepository,
    private readonly acceso: AccesoService,
    private readonly presenter: Presenter,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    received: ArchivoDoc[],
  ): Promise<S> {
    await this.read.find(kind, caller, 'proyecto.editar', id);
    if (!received.length) throw new DomainError(erroresProyectos.sinArchivos);
    return this.changing.change(kind, caller, id, {}, received);
  }

  async open(
    kind: Kind,
    caller: Caller,
    id: string,
    archivoId: string,
  ): Promise<{ archivo: ArchivoDoc; bytes: Readable }> {
    const found = await this.kinds.of(kind).findById(id);
    const doc = await this.acceso.child(caller, 'proyecto.ver', found, MISSING);
    const archivo = archivoIn(doc, archivoId);
    return { archivo, bytes: await this.archivos.read(archivo._id) };
  }

  remove<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    archivoId: string,
  ): Promise<S> {
    return this.unitOfWork.run(async (tx) => {
      const found = await this.kinds.of(kind).findById(id, tx.session);
      const before = await this.acceso.child(caller, 'proyecto.editar', found, MISSING, tx.session);
      const archivo = archivoIn(before, archivoId);
      const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', before.proyecto);
      await this.acceso.assertMayTakeDown(caller, proyecto, archivo.subidoPor ?? null);
      const changes = { archivos: before.archivos?.filter((other) => other !== archivo) } as Partial<D>;
      const doc = this.kinds.of(kind).update(before, changes, tx);
      await this.archivos.release([archivo._id], tx.session);
      const shape = await this.presenter.present(kind, doc, { session: tx.session });
      this.events.updated(tx, kind, { before, changes, doc, shape, autor: caller._id });
      return shape;
    });
  }
}
