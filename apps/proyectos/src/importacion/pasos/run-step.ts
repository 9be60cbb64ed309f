import { Injectable } from '@nestjs/common';
import { COLORES_ETIQUETA } from '@pmp/contracts/common';
import { importacionTerminada, type CuentasImportacion } from '@pmp/contracts/proyectos';
import { toBuscable, type Tx } from '@pmp/platform';
import { AccesoService } from '../../acceso/acceso.service';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import { EtiquetasRepository } from '../../elementos/etiquetas/etiquetas.repository';
import { TextosRepository } from '../../procedencia/textos.repository';
import { FASES, type Fase } from '../almacen/fases';
import type { ImportacionDoc } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { PLURAL } from '../plan/counts';
import { idIn } from '../plan/ids.rules';
import { CreateRows } from './create-rows';
import { JoinRows } from './join-rows';
import { TakeChanges } from './take-changes';
import { reload, tellCounts } from './tell';

const DIAS_DESHACER = 30;

const followingOf = (fase: Fase): Fase => FASES[FASES.indexOf(fase as (typeof FASES)[number]) + 1] ?? 'fin';

/** One step of an import: what it makes and how far the import is commit together. */
@Injectable()
export class RunStep {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly etiquetas: EtiquetasRepository,
    private readonly textos: TextosRepository,
    private readonly acceso: AccesoService,
    private readonly rows: CreateRows,
    private readonly joining: JoinRows,
    private readonly taking: TakeChanges,
  ) {}

  async run(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const proyecto = await this.proyectos.findById(doc.proyecto!, tx.session);
    if (!proyecto) return this.fail(doc, 'proyectoEliminado', tx);
    // Whoever has left the team meanwhile brings nothing more.
    if (!(await this.acceso.maySee(doc.creador.toHexString(), proyecto)))
      return this.fail(doc, 'sinAcceso', tx);
    switch (doc.fase) {
      case 'etiquetas':
        return this.labels(doc, proyecto, tx);
      case 'epica':
      case 'historia':
      case 'tarea':
        return this.some(doc, proyecto, doc.fase, tx);
      case 'enlaces':
        return this.links(doc, tx);
      case 'sprints':
        return this.sprints(doc, proyecto, tx);
      case 'cambios':
        return this.changes(doc, tx);
      default:
        return this.finish(doc, proyecto, tx);
    }
  }

  private async labels(doc: ImportacionDoc, proyecto: ProyectoDoc, tx: Tx): Promise<void> {
    const there = await this.etiquetas.listOf(proyecto._id, tx.session);
    const missing = doc.etiquetas.filter(
      (nombre) => !there.some(({ buscable }) => buscable === toBuscable(nombre)),
    );
    const first = (there.at(-1)?.orden ?? -1) + 1;
    const now = new Date();
    for (const [i, nombre] of missing.entries()) {
      const _id = idIn(doc, `etiqueta:${toBuscable(nombre)}`);
      this.textos.insert({ _id, proyecto: proyecto._id }, tx);
      this.etiquetas.insert(
        {
          _id,
          nombre,
          buscable: toBuscable(nombre),
          color:
            doc.colores?.[doc.etiquetas.indexOf(nombre)] ??
            COLORES_ETIQUETA[(first + i) % COLORES_ETIQUETA.length]!,
          orden: first + i,
          proyecto: proyecto._id,
          createdAt: now,
          updatedAt: now,
          version: 1,
          viva: true,
        },
        tx,
      );
    }
    if (missing.length) this.proyectos.expect(proyecto, tx);
    const ultimoNumero = await this.keepNumbers(doc, proyecto, tx);
    const hecho = { ...doc.hecho, etiquetas: missing.length };
    this.next(doc, { fase: 'epica', trozo: -1, ultimoNumero, hecho }, tx);
  }

  /** Takes the numbers of the source for the project, unless somebody has created something in it already. */
  private async keepNumbers(
    { ultimoNumero }: ImportacionDoc,
    { _id, ultimoNumero: taken = 0 }: ProyectoDoc,
    { session }: Tx,
  ): Promise<number | null> {
    if (ultimoNumero === null || taken > 0) return null;
    await this.proyectos.takeNumeros(_id, ultimoNumero, session);
    return ultimoNumero;
  }

  private async some(
    doc: ImportacionDoc,
    proyecto: ProyectoDoc,
    tipo: 'epica' | 'historia' | 'tarea',
    tx: Tx,
  ): Promise<void> {
    const { session } = tx;
    // Several at once would be made sooner, and everybody else would wait for them: the database does one thing at a time.
    const trozo = await this.importaciones.nextFilas(doc._id, doc.trozo, tipo, session);
    if (!trozo) return this.next(doc, { fase: followingOf(tipo), trozo: -1 }, tx);
    const { elementos, comentarios, archivos } = await this.rows.create(doc, proyecto, tipo, trozo.filas, tx);
    const plural = PLURAL[tipo];
    const hecho: CuentasImportacion = {
      ...doc.hecho,
      [plural]: doc.hecho[plural] + elementos,
      comentarios: doc.hecho.comentarios + comentarios,
      archivos: (doc.hecho.archivos ?? 0) + archivos,
    };
    this.next(doc, { trozo: trozo.n + 1, hecho }, tx);
  }

  private async links(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const { session } = tx;
    const trozo = await this.importaciones.nextFilas(doc._id, doc.trozo, 'enlaces', session);
    if (!trozo) return this.next(doc, { fase: 'sprints', trozo: -1 }, tx);
    const made = await this.joining.link(doc, trozo.filas, tx);
    // An import that a version without links has begun counts none.
    const hecho = { ...doc.hecho, enlaces: (doc.hecho.enlaces ?? 0) + made };
    this.next(doc, { trozo: trozo.n + 1, hecho }, tx);
  }

  private async sprints(doc: ImportacionDoc, proyecto: ProyectoDoc, tx: Tx): Promise<void> {
    const sprints = await this.joining.plan(doc, proyecto, tx);
    this.next(doc, { fase: 'cambios', trozo: -1, hecho: { ...doc.hecho, sprints } }, tx);
  }

  private async changes(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const { session } = tx;
    const trozo = await this.importaciones.nextFilas(doc._id, doc.trozo, 'cambios', session);
    if (!trozo) return this.next(doc, { fase: 'fin' }, tx);
    const taken = await this.taking.take(doc, trozo.filas, tx);
    await this.importaciones.markFilas(trozo, tx);
    const hecho = { ...doc.hecho, ...(taken && { cambios: (doc.hecho.cambios ?? 0) + taken }) };
    this.next(doc, { trozo: trozo.n + 1, hecho }, tx);
  }

  private async finish(doc: ImportacionDoc, proyecto: ProyectoDoc, tx: Tx): Promise<void> {
    const caduca = new Date(Date.now() + DIAS_DESHACER * 86_400_000);
    this.importaciones.update(doc, { estado: 'terminada', fase: null, paso: doc.paso + 1, caduca }, tx);
    await this.importaciones.keepUntil(doc._id, caduca, tx);
    tx.fact(importacionTerminada, {
      _id: doc._id.toHexString(),
      titulo: doc.archivo.nombre,
      origen: doc.origen,
      proyecto: proyecto._id.toHexString(),
      detalle: tellCounts(doc.hecho),
    });
    reload(tx, proyecto._id);
  }

  private fail(doc: ImportacionDoc, motivo: string, tx: Tx): void {
    this.importaciones.update(doc, { estado: 'fallida', motivo, paso: doc.paso + 1 }, tx);
  }

  private next(doc: ImportacionDoc, changes: Partial<ImportacionDoc>, tx: Tx): void {
    this.importaciones.update(doc, { ...changes, paso: doc.paso + 1 }, tx);
  }
}
