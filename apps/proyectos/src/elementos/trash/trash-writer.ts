import { Inject, Injectable } from '@nestjs/common';
import type { CuentasPapelera } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import { SprintsService } from '../../sprints/sprints.service';
import { objectId } from '../../storage/object-id';
import type { Destination } from '../../storage/tombstones';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { parentOf } from '../kinds/elemento.rules';
import type { Kind } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';
import { newEntrada } from './entrada.rules';
import { PapeleraRepository } from './papelera.repository';

export const DIAS_PAPELERA = Symbol('DIAS_PAPELERA');

/** What an element has taken with it into the trash. */
export interface Gone {
  cuentas: Partial<CuentasPapelera>;
  /** Itself and what was hidden with it, as far as sprints may hold it. */
  planned: readonly Types.ObjectId[];
  sinPublicar: string | null;
}

/** Writes trash entries, in the transaction that deletes. */
@Injectable()
export class TrashWriter {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly sprints: SprintsService,
    @Inject(DIAS_PAPELERA) private readonly dias: number,
  ) {}

  async ofProyecto(proyecto: ProyectoDoc, autor: string, tx: Tx): Promise<void> {
    const { _id, nombre: titulo } = proyecto;
    const cuentas: Partial<CuentasPapelera> = { archivos: 0 };
    for (const kind of this.kinds.all) {
      const { total, archivos } = await this.kinds.of(kind).removal.countOf(_id, tx.session);
      cuentas[kind.collection] = total;
      cuentas.archivos = (cuentas.archivos ?? 0) + archivos;
    }
    const deleted = { _id, proyecto: _id, titulo };
    this.papelera.insert(newEntrada(deleted, { tipo: 'proyecto', autor, cuentas }, this.term()), tx);
  }

  async ofElemento(
    kind: Kind,
    doc: ElementoDoc,
    { planned, ...gone }: Gone,
    autor: string,
    tx: Tx,
  ): Promise<void> {
    const padre = await this.padreOf(kind, doc, tx.session);
    const sprints = await this.sprints.openOf(planned.map(String));
    this.papelera.insert(
      newEntrada(doc, { ...gone, tipo: kind.tipo, padre, autor, sprints }, this.term()),
      tx,
    );
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

  private async padreOf(kind: Kind, doc: ElementoDoc, session: ClientSession) {
    const _id = parentOf(kind, doc);
    if (!kind.parent || !_id) return null;
    const { tipo } = kind.parent;
    const padre = await this.kinds.of(this.kinds.at(tipo)).findById(_id, session);
    return { tipo, _id, titulo: padre?.titulo ?? '' };
  }

  private term() {
    return { now: new Date(), dias: this.dias };
  }
}
