import { Injectable } from '@nestjs/common';
import type { Cambio } from '@pmp/contracts/common';
import {
  DIAS_COMPLETADA_EN_TABLERO,
  erroresSprints,
  TABLERO_PRINCIPAL,
  tableroCreado,
  type Tablero,
  type TableroCreate,
  type TableroReply,
} from '@pmp/contracts/sprints';
import { type Caller, DomainError, duplicateKeyOf, UnitOfWork } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { HistoriasReader } from '../copies/historias.reader';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import { newTablero, type Shown, toTablero, toTableroReply } from './tablero.mapper';
import type { TableroDoc } from './tablero.model';
import { TablerosRepository } from './tableros.repository';

const DIA_MS = 24 * 60 * 60 * 1000;

/** Part of every ETag, because a reply of another shape is other content. */
const SHAPE = '4';

const NADA: Shown = { sprint: null, copias: [], sprints: [], sinSprint: false };

export interface BoardReply {
  etag: string;
  content: () => Promise<TableroReply>;
}

@Injectable()
export class TablerosService {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly sprints: SprintsRepository,
    private readonly historias: HistoriasReader,
    private readonly acceso: AccesoService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listTableros(caller: Caller, proyecto: string): Promise<Tablero[]> {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    return (await this.tableros.listOf(proyecto)).map(toTablero);
  }

  /** The ETag is read first: the content may be newer, and then differs from the one of the next ETag, but not older. */
  async getTablero(caller: Caller, id: string, sinSprint: boolean): Promise<BoardReply> {
    const found = await this.tableros.findById(id);
    const [tablero, revision] = await Promise.all([
      this.acceso.child(caller, 'proyecto.ver', found, erroresSprints.tableroNoEncontrado),
      found && this.revisionOf(found.proyecto, sinSprint),
    ]);
    return this.boardOf(tablero, revision ?? '', sinSprint);
  }

  /**
   * The first board of a project, for who knows only the project: its address says no more. Who opens it first makes it,
   * also who may change nothing: a board is how the project is looked at.
   */
  async getPrincipal(caller: Caller, proyecto: string, sinSprint: boolean): Promise<BoardReply> {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const revision = await this.revisionOf(proyecto, sinSprint);
    const tablero = await this.firstOf(proyecto);
    if (tablero) return this.boardOf(tablero, revision, sinSprint);
    await this.ensure(caller, { nombre: TABLERO_PRINCIPAL, descripcion: '', proyecto });
    const made = await this.firstOf(proyecto);
    if (!made) throw new DomainError(erroresSprints.tableroNoEncontrado);
    return this.boardOf(made, revision, sinSprint);
  }

  /** `creado` is false when it returns the board of that name that the project already has. */
  async createTablero(caller: Caller, datos: TableroCreate): Promise<{ tablero: Tablero; creado: boolean }> {
    await this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto);
    return this.ensure(caller, datos);
  }

  private async firstOf(proyecto: string): Promise<TableroDoc | undefined> {
    return (await this.tableros.listOf(proyecto))[0];
  }

  private async ensure(caller: Caller, datos: TableroCreate): Promise<{ tablero: Tablero; creado: boolean }> {
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

  private boardOf(tablero: TableroDoc, revision: string, sinSprint: boolean): BoardReply {
    const head = `${tablero._id.toHexString()}.${tablero.version}`;
    const etag = `W/"${SHAPE}.${head}.${revision}"`;
    return { etag, content: () => this.read(tablero, sinSprint) };
  }

  private async revisionOf(proyecto: string, sinSprint: boolean): Promise<string> {
    const [sprint, historias] = await Promise.all([
      this.sprints.headInProgress(proyecto),
      this.historias.revisionOf(proyecto),
    ]);
    if (sprint) return `${sprint._id.toHexString()}.${sprint.version}.${historias}`;
    if (!sinSprint) return '';
    const planned = (await this.plannedIn(proyecto)).map(
      ({ _id, version }) => `${_id.toHexString()}-${version}`,
    );
    // A new day, because completed stories leave with time alone.
    return ['sin', Math.floor(Date.now() / DIA_MS), ...planned, historias].join('.');
  }

  private async read(tablero: TableroDoc, sinSprint: boolean): Promise<TableroReply> {
    const sprint = await this.sprints.findInProgress(tablero.proyecto);
    if (sprint) {
      const copias = await this.historias.findMany(sprint.historias);
      return toTableroReply(tablero, { sprint, copias, sprints: [sprint], sinSprint: false });
    }
    return toTableroReply(tablero, sinSprint ? await this.openIn(tablero.proyecto) : NADA);
  }

  /** What is being worked on in a project that has no sprint in progress. */
  private async openIn(proyecto: string): Promise<Shown> {
    const today = Math.floor(Date.now() / DIA_MS);
    const desde = new Date((today - DIAS_COMPLETADA_EN_TABLERO) * DIA_MS);
    const copias = await this.historias.currentOf(proyecto, desde);
    return { sprint: null, copias, sprints: await this.plannedIn(proyecto), sinSprint: true };
  }

  private async plannedIn(proyecto: string): Promise<SprintDoc[]> {
    return (await this.sprints.listOf(proyecto)).filter(({ estado }) => estado === 'pendiente');
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
