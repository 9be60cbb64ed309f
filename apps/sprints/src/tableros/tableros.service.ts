import { Injectable } from '@nestjs/common';
import type { Cambio } from '@pmp/contracts/common';
import { erroresSprints, tableroCreado, type Tablero, type TableroCreate } from '@pmp/contracts/sprints';
import { type Caller, DomainError, duplicateKeyOf, UnitOfWork } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { BoardSnapshots } from './board-snapshots';
import { BoardRevisionsRepository } from './board-revisions.repository';
import { TableroBody } from './tablero-body';
import { newTablero, toTablero } from './tablero.mapper';
import type { TableroDoc } from './tablero.model';
import { TablerosRepository } from './tableros.repository';

/** Part of every ETag, because a reply of another shape is other content. */
const SHAPE = '1';

export interface BoardReply {
  etag: string;
  /** Compressed; not called when the client already has it. */
  body: () => Promise<Buffer>;
}

@Injectable()
export class TablerosService {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly revisions: BoardRevisionsRepository,
    private readonly snapshots: BoardSnapshots,
    private readonly bodies: TableroBody,
    private readonly acceso: AccesoService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listTableros(caller: Caller, proyecto: string): Promise<Tablero[]> {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    return (await this.tableros.listOf(proyecto)).map(toTablero);
  }

  async getTablero(caller: Caller, id: string): Promise<BoardReply> {
    const found = await this.tableros.findById(id);
    const { tableroNoEncontrado } = erroresSprints;
    const tablero = await this.acceso.child(caller, 'proyecto.ver', found, tableroNoEncontrado);
    const head = await this.revisions.headOf(tablero.proyecto);
    const etagFor = (marca: number | undefined) => `W/"${SHAPE}.${id}.${marca ?? ''}"`;
    return {
      etag: etagFor(head?.marca),
      body: async () => {
        const snapshot = head && (await this.snapshots.at(head));
        return this.bodies.read(etagFor(snapshot?.marca), tablero, snapshot);
      },
    };
  }

  /** `creado` is false when it returns the board of that name that the project already has. */
  async createTablero(caller: Caller, datos: TableroCreate): Promise<{ tablero: Tablero; creado: boolean }> {
    await this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto);
    const known = await this.tableros.findByNombre(datos.proyecto, datos.nombre);
    if (known) return { tablero: toTablero(known), creado: false };
    const doc = newTablero(datos, caller._id, new Date());
    try {
      return { tablero: await this.insert(caller, doc), creado: true };
    } catch (error) {
      if (duplicateKeyOf(error) === null) throw error;
      const first = await this.tableros.findByNombre(datos.proyecto, datos.nombre);
      if (!first) throw new DomainError(erroresSprints.idOcupado);
      return { tablero: toTablero(first), creado: false };
    }
  }

  private insert(caller: Caller, doc: TableroDoc): Promise<Tablero> {
    return this.unitOfWork.run(async (tx) => {
      await this.tableros.insert(doc, tx.session);
      const tablero = toTablero(doc);
      const { _id, version } = tablero;
      tx.fact(tableroCreado, { _id, nombre: doc.nombre, proyecto: doc.proyecto });
      const cambio: Cambio = {
        entidad: 'tablero',
        accion: 'creado',
        _id,
        version,
        datos: tablero,
        autor: caller._id,
      };
      tx.live(`proyecto.${doc.proyecto}`, 'cambio', cambio);
      return tablero;
    });
  }
}
