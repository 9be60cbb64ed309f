import { Injectable } from '@nestjs/common';
import {
  erroresImportacion,
  erroresProyectos,
  type AccionFila,
  type CambioFila,
  type FilaPlan,
  type FilasQuery,
  type Importacion,
  type ImportacionCreateQuery,
  type ImportacionUpdate,
} from '@pmp/contracts/proyectos';
import { DomainError, TokenReadings, UnitOfWork, type Caller } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import { AccesoService } from '../acceso/acceso.service';
import { NamesService } from '../names/names.service';
import { ProyectosService } from '../proyectos/proyectos.service';
import { objectId } from '../storage/object-id';
import type { CambioPlan, FilaDoc, ImportacionDoc, PlanFila } from './almacen/importacion.model';
import { ImportacionesRepository } from './almacen/importaciones.repository';
import { toImportacion } from './importacion.mapper';
import { ImportDestino } from './import-destino';
import { guessMapeo, unknownIn } from './mapeo/guess.rules';
import { columnasOf } from './plan/item/cells';
import { isMade } from './almacen/fases';
import { filesIn } from './plan/files.rules';
import { emptyCounts } from './plan/counts';
import { ImportacionesRunner } from './pasos/importaciones-runner';
import { KeepAttachments } from './keep-attachments';
import { ReceiveFile, type Received } from './receive-file';

/** What is uploaded and never imported. */
const DIAS_SIN_USAR = 7;
const MAX_OPEN = 30;
const PAGE = 200;
const DAY_MS = 86_400_000;
/** How long somebody who asks for a plan waits for it before the answer is that it is under way. */
const PATIENCE_MS = 1_500;
const ASK_MS = 50;
/** Nobody waits for the plan of more rows than this. */
const FILAS_AT_ONCE = 5_000;

type Planned = Pick<FilaDoc, 'fila' | 'plan'>;

const EDITABLE = ['leida', 'preparada', 'calculando'] as const;

@Injectable()
export class ImportacionesService {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly files: ReceiveFile,
    private readonly attachments: KeepAttachments,
    private readonly runner: ImportacionesRunner,
    private readonly proyectos: ProyectosService,
    private readonly acceso: AccesoService,
    private readonly names: NamesService,
    private readonly destinos: ImportDestino,
    private readonly readings: TokenReadings,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(caller: Caller): Promise<Importacion[]> {
    return (await this.importaciones.listOf(caller._id)).map(toImportacion);
  }

  async get(caller: Caller, id: string): Promise<Importacion> {
    return toImportacion(await this.find(caller, id));
  }

  /** Throws before a byte of the file is read, so that strangers cannot fill the disk. */
  async assertMayUpload(caller: Caller, { proyecto, equipo }: ImportacionCreateQuery): Promise<string> {
    const into = proyecto ? await this.acceso.proyecto(caller, 'proyecto.editar', proyecto) : null;
    const team = into?.equipo.toHexString() ?? equipo;
    if (!team) throw new DomainError(erroresImportacion.faltaDestino);
    if (!into) await this.acceso.assertMayCreateIn(caller, team);
    await this.assertRoom(caller);
    return team;
  }

  private async assertRoom(caller: Caller, session?: ClientSession): Promise<void> {
    if ((await this.importaciones.countOpen(caller._id, session)) >= MAX_OPEN)
      throw new DomainError(erroresImportacion.demasiadasImportaciones);
  }

  async receive(
    caller: Caller,
    { proyecto, origen, pegado, hoja, cabecera }: ImportacionCreateQuery,
    equipo: string,
    file: { nombre: string | undefined; bytes: AsyncIterable<Buffer> },
  ): Promise<Importacion> {
    const _id = objectId();
    const caduca = new Date(Date.now() + DIAS_SIN_USAR * DAY_MS);
    const arriving = { ...file, origen, pasted: pegado !== undefined, hoja, cabecera };
    const people = await this.names.accountsOf(equipo);
    await this.files.receive(_id, arriving, {
      persona: caller._id,
      caduca,
      keep: async ({ categorias, ...received }) => {
        const mapeo = guessMapeo(received.origen, received.columnas, people, { categorias });
        const desconocidos = unknownIn(mapeo, { categorias });
        const destino = proyecto
          ? { proyecto }
          : { nuevo: await this.destinos.suggest(received, mapeo, equipo) };
        const kept = { ...received, _id, mapeo: JSON.stringify(mapeo), desconocidos, destino, caduca };
        // Several files may have been let in while there was room for one.
        await this.unitOfWork.run(async (tx) => {
          await tx.takeTurn('importaciones', caller._id);
          await this.assertRoom(caller, tx.session);
          await this.importaciones.insert(newImportacion(kept, caller._id), tx.session);
        });
      },
      attach: (attached) => this.importaciones.attach(_id, attached),
    });
    return this.get(caller, _id.toHexString());
  }

  /** Decides what becomes of every row; nothing is made yet. */
  async prepare(caller: Caller, id: string, { destino, mapeo }: ImportacionUpdate): Promise<Importacion> {
    const doc = await this.find(caller, id);
    if (!(EDITABLE as readonly string[]).includes(doc.estado))
      throw new DomainError(erroresImportacion.importacionEnCurso);
    if (!columnasOf(doc.cabecera, mapeo).some(({ campo }) => campo === 'titulo'))
      throw new DomainError(erroresImportacion.faltaTitulo);
    const clave = await this.destinos.assertMayBe(caller, doc, destino, mapeo);
    const wanted = { destino, mapeo: JSON.stringify(mapeo), clave };
    const paso = await this.importaciones.askForPlan(doc._id, EDITABLE, wanted);
    if (paso === null) throw new DomainError(erroresImportacion.importacionEnCurso);
    this.runner.wake();
    return this.whenPlanned(caller, id, paso);
  }

  /** The plan of a file of usual size is there at once; of a large one, how far it is. */
  private async whenPlanned(caller: Caller, id: string, paso: number): Promise<Importacion> {
    const until = performance.now() + PATIENCE_MS;
    let doc = await this.find(caller, id);
    const isUnderWay = (): boolean => doc.estado === 'calculando' && doc.paso === paso;
    while (isUnderWay() && doc.filas <= FILAS_AT_ONCE && performance.now() < until) {
      await setTimeout(ASK_MS);
      doc = await this.find(caller, id);
    }
    return toImportacion(doc);
  }

  /** What becomes of the rows from one on, those of one fate if so asked. */
  async rows(caller: Caller, id: string, { solo, limite = PAGE, cursor }: FilasQuery) {
    let { fila: desde, mostradas } = placeOf(cursor);
    const doc = await this.find(caller, id);
    // Nothing of it is in the project yet, and it comes from outside all the same.
    if (caller.token && doc.proyecto) await this.readings.note(caller.token, [doc.proyecto.toHexString()]);
    const filas: FilaPlan[] = [];
    const nombres = new Map(doc.sprints?.map(({ _id, nombre }) => [String(_id), nombre]));
    const nombreDe = (sprint: PlanFila['sprint']) => nombres.get(String(sprint)) ?? null;
    const wanted = (fila: Planned): boolean =>
      !solo ||
      (solo === 'avisos' || solo === 'cambios' ? !!fila.plan?.[solo]?.length : fila.plan?.accion === solo);
    const con = {
      ...(desde > 0 && { 'filas.fila': { $gte: desde } }),
      ...(solo === 'avisos' || solo === 'cambios'
        ? { [`filas.plan.${solo}.0`]: { $exists: true } }
        : solo && { 'filas.plan.accion': solo }),
    };
    let left = mostradas;
    for await (const fila of this.importaciones.planes(doc._id, con)) {
      const at = fila.fila ?? 0;
      if (!fila.plan || at < desde || !wanted(fila)) continue;
      if (at === desde && left > 0) {
        left -= 1;
        continue;
      }
      if (filas.length === limite) return { filas, siguiente: `${desde}.${mostradas}` };
      mostradas = at === desde ? mostradas + 1 : 1;
      desde = at;
      const half = doc.estado === 'fallida' && fila.plan.accion === 'crear';
      const hecha = half && { hecha: isMade(doc, fila.plan.tipo, fila.n) };
      filas.push({ ...toFila(fila, nombreDe), ...hecha });
    }
    return { filas, siguiente: null };
  }

  /** Begins it; one that is under way goes on. */
  async run(caller: Caller, id: string): Promise<Importacion> {
    const doc = await this.find(caller, id);
    if (doc.estado === 'en curso' || doc.estado === 'deshaciendo') return toImportacion(doc);
    if (doc.estado !== 'preparada' || !doc.destino)
      throw new DomainError(erroresImportacion.importacionNoPreparada);
    const creaProyecto = 'nuevo' in doc.destino;
    if ('nuevo' in doc.destino) {
      const { nombre, clave, equipo } = doc.destino.nuevo;
      await this.proyectos.createProyecto(caller, {
        _id: doc.proyecto!.toHexString(),
        nombre,
        clave,
        equipo,
      });
    } else await this.acceso.proyecto(caller, 'proyecto.editar', doc.destino.proyecto);
    await this.unitOfWork.run(async (tx) => {
      const paso = doc.paso + 1;
      const begun = { estado: 'en curso', fase: 'etiquetas', trozo: -1, paso, creaProyecto } as const;
      this.importaciones.update(doc, begun, tx);
    });
    this.runner.wake();
    return this.get(caller, id);
  }

  async undo(caller: Caller, id: string): Promise<Importacion> {
    const doc = await this.find(caller, id);
    if (doc.estado === 'deshaciendo') return toImportacion(doc);
    if (doc.estado !== 'terminada' && doc.estado !== 'fallida')
      throw new DomainError(erroresImportacion.importacionSinHacer);
    await this.acceso.proyecto(caller, 'proyecto.editar', doc.proyecto!);
    await this.unitOfWork.run(async (tx) => {
      const paso = doc.paso + 1;
      const begun = { estado: 'deshaciendo', fase: 'devolver', trozo: -1, cursor: null, paso } as const;
      this.importaciones.update(doc, begun, tx);
    });
    this.runner.wake();
    return this.get(caller, id);
  }

  /** One that has not begun; what another has made is undone instead. */
  async discard(caller: Caller, id: string): Promise<void> {
    const doc = await this.find(caller, id);
    if (!(EDITABLE as readonly string[]).includes(doc.estado))
      throw new DomainError(erroresImportacion.importacionEnCurso);
    await this.importaciones.remove(doc._id);
    await this.attachments.discard(doc.adjuntos);
  }

  /** Only whoever has uploaded it: a file may say more than the project does. */
  private async find(caller: Caller, id: string): Promise<ImportacionDoc> {
    const doc = await this.importaciones.find(id);
    if (doc?.creador.toHexString() !== caller._id)
      throw new DomainError(erroresImportacion.importacionNoEncontrada);
    return doc;
  }
}

type Kept = Omit<Received, 'categorias'> &
  Pick<ImportacionDoc, '_id' | 'mapeo' | 'desconocidos' | 'destino' | 'caduca'>;

/** One that has been read, and of which nothing has been asked yet. */
function newImportacion(kept: Kept, creador: string): ImportacionDoc {
  const now = new Date();
  return {
    ...kept,
    creador: objectId(creador),
    estado: 'leida',
    previsto: null,
    acciones: null,
    avisos: null,
    etiquetas: [],
    ultimoNumero: null,
    proyecto: null,
    creaProyecto: false,
    hecho: emptyCounts(),
    conservado: 0,
    fase: null,
    trozo: -1,
    cursor: null,
    paso: 0,
    motivo: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The cursor is the row of the file that the page before ended with, and how many of it have been shown: what only
 * stands above rows (a new epic) has no row of its own.
 */
function placeOf(cursor: string | undefined): { fila: number; mostradas: number } {
  if (cursor === undefined) return { fila: -1, mostradas: 0 };
  const [, fila, mostradas] = /^(\d{1,6})\.(\d{1,6})$/.exec(cursor) ?? [];
  if (!fila) throw new DomainError(erroresProyectos.cursorNoValido);
  return { fila: Number(fila), mostradas: Number(mostradas) };
}

const toVista = ({
  inicio,
  fin,
  fechaLimite,
  ...rest
}: NonNullable<PlanFila['vista']>): FilaPlan['vista'] => ({
  ...rest,
  inicio: inicio?.toISOString() ?? null,
  fin: fin?.toISOString() ?? null,
  fechaLimite: fechaLimite?.toISOString() ?? null,
});

/** Enough to know it by. */
const MAX_SHOWN = 200;

const toCambio = ({ campo, aqui, origen, ajeno }: CambioPlan): CambioFila => ({
  campo,
  aqui: aqui.slice(0, MAX_SHOWN),
  origen: origen.slice(0, MAX_SHOWN),
  ajeno,
});

const toFila = (
  { fila, plan }: Planned,
  nombreDe: (sprint: PlanFila['sprint']) => string | null,
): FilaPlan => ({
  fila,
  clave: plan!.clave,
  titulo: plan!.titulo,
  tipo: plan!.tipo,
  accion: plan!.accion satisfies AccionFila,
  avisos: plan!.avisos,
  comentarios: plan!.comentarios,
  enlaces: plan!.enlaces?.length ?? 0,
  archivos: filesIn(plan!).archivos.length,
  sprint: nombreDe(plan!.sprint),
  vista: plan!.vista ? toVista(plan!.vista) : null,
  ...(plan!.cambios && { cambios: plan!.cambios.map(toCambio) }),
});
