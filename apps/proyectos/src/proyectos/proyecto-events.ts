import { Injectable } from '@nestjs/common';
import {
  proyectoActualizado,
  proyectoCreado,
  proyectoEliminado,
  proyectoEstado,
  proyectoRestaurado,
  type Proyecto,
} from '@pmp/contracts/proyectos';
import { detalleOf, type Tx } from '@pmp/platform';
import { cambioOf, removalOf } from '../elementos/events/cambio';
import { NamesService } from '../names/names.service';
import { toProyectoEstado, toProyectoHecho } from './proyecto.mapper';
import type { ProyectoDoc } from '../acceso/proyecto.model';

const pick = (doc: ProyectoDoc, campos: string[]): object =>
  Object.fromEntries(campos.map((campo) => [campo, doc[campo as keyof ProyectoDoc]]));

/**
 * Publishes what happens to projects. Besides the project's own room, each member's room is told: lists and dashboards
 * show projects that their viewer has not opened.
 */
@Injectable()
export class ProyectoEvents {
  constructor(private readonly names: NamesService) {}

  async created(tx: Tx, doc: ProyectoDoc, shape: Proyecto, autor: string): Promise<void> {
    tx.fact(proyectoCreado, toProyectoHecho(doc));
    tx.state(proyectoEstado, shape._id, doc.version, toProyectoEstado(doc));
    const cambio = cambioOf('proyecto', 'creado', shape, autor);
    for (const persona of await this.audience(doc, autor)) tx.live(`usuario.${persona}`, 'cambio', cambio);
  }

  async updated(
    tx: Tx,
    before: ProyectoDoc,
    doc: ProyectoDoc,
    cambios: string[],
    shape: Proyecto,
    autor: string,
  ): Promise<void> {
    tx.fact(proyectoActualizado, {
      ...toProyectoHecho(doc),
      cambios,
      estado: doc.estado,
      estadoAnterior: before.estado,
      ...(cambios.includes('equipo') && { equipoAnterior: before.equipo.toHexString() }),
      detalle: detalleOf(pick(before, cambios), pick(doc, cambios)),
    });
    tx.state(proyectoEstado, shape._id, doc.version, toProyectoEstado(doc));
    const audience = await this.audience(doc, autor);
    if (cambios.includes('equipo')) await this.dismiss(tx, before, doc.version, audience, autor);
    const cambio = cambioOf('proyecto', 'actualizado', shape, autor);
    tx.live(`proyecto.${shape._id}`, 'cambio', cambio);
    for (const persona of audience) tx.live(`usuario.${persona}`, 'cambio', cambio);
  }

  /** All that it holds has other keys: as after a restoration, open screens read it again, once for all of it. */
  rewritten(tx: Tx, shape: Proyecto): void {
    tx.live(`proyecto.${shape._id}`, 'cambio', cambioOf('proyecto', 'creado', shape, null));
  }

  async removed(tx: Tx, doc: ProyectoDoc, autor: string): Promise<void> {
    const { _id } = toProyectoHecho(doc);
    tx.fact(proyectoEliminado, { ...toProyectoHecho(doc), version: doc.version });
    tx.state(proyectoEstado, _id, doc.version, null);
    const cambio = removalOf('proyecto', _id, doc.version, autor);
    tx.live(`proyecto.${_id}`, 'cambio', cambio);
    for (const persona of await this.audience(doc, autor)) tx.live(`usuario.${persona}`, 'cambio', cambio);
  }

  /** Its room is told too: screens that showed the project when it was deleted may still be open. */
  async restored(tx: Tx, doc: ProyectoDoc, shape: Proyecto, autor: string): Promise<void> {
    const { _id, version } = shape;
    tx.fact(proyectoRestaurado, { ...toProyectoHecho(doc), version });
    tx.state(proyectoEstado, _id, version, toProyectoEstado(doc));
    const cambio = cambioOf('proyecto', 'creado', shape, autor);
    tx.live(`proyecto.${_id}`, 'cambio', cambio);
    for (const persona of await this.audience(doc, autor)) tx.live(`usuario.${persona}`, 'cambio', cambio);
  }

  /**
   * Tells members of the former team that the project is gone for them, and makes their open sockets leave its room.
   */
  private async dismiss(
    tx: Tx,
    before: ProyectoDoc,
    version: number,
    staying: Set<string>,
    autor: string,
  ): Promise<void> {
    const former = (await this.names.membersOf(before.equipo.toHexString())) ?? [];
    const usuarios = former.filter((persona) => !staying.has(persona));
    const cambio = removalOf('proyecto', before._id.toHexString(), version, autor);
    for (const persona of usuarios) tx.live(`usuario.${persona}`, 'cambio', cambio);
    if (usuarios.length) tx.recheckRooms({ usuarios, cerrar: false });
  }

  private async audience(doc: ProyectoDoc, autor: string): Promise<Set<string>> {
    const members = await this.names.membersOf(doc.equipo.toHexString());
    return new Set([...(members ?? []), autor]);
  }
}
