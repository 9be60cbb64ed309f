import { Injectable } from '@nestjs/common';
import { importacionConSprint } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { AddEnlaces } from '../../enlaces/add-enlaces';
import { TextosRepository } from '../../procedencia/textos.repository';
import type { FilaDoc, ImportacionDoc } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { ImportadosRepository } from '../almacen/importados.repository';
import { idIn } from '../plan/ids.rules';

/** Joins what the rows have become: with each other by links, and with sprints. */
@Injectable()
export class JoinRows {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly importados: ImportadosRepository,
    private readonly enlaces: AddEnlaces,
    private readonly textos: TextosRepository,
  ) {}

  /** The links that these rows say; how many were made. */
  link(doc: ImportacionDoc, filas: readonly FilaDoc[], tx: Tx): Promise<number> {
    const links = filas
      .flatMap(({ plan }) => plan?.enlaces ?? [])
      .map((link) => ({
        ...link,
        _id: idIn(doc, `enlace:${link.tipo}:${link.origen}:${link.destino}`).toHexString(),
      }));
    return this.enlaces.add(links, doc.creador.toHexString(), tx);
  }

  /** Tells the owner of the sprints which stories go into which; how many of the sprints are new. */
  async plan(doc: ImportacionDoc, { _id: proyecto }: ProyectoDoc, tx: Tx): Promise<number> {
    const { sprints = [] } = doc;
    if (!sprints.length) return 0;
    const stories = new Map<string, string[]>(sprints.map(({ _id }) => [String(_id), []]));
    const planned = await this.importaciones.sprintsOfRows(doc._id, tx.session);
    // Not one whose epic was gone when its turn came.
    const made = await this.importados.madeAmong(
      doc._id,
      planned.map(({ id }) => id),
      tx.session,
    );
    for (const { id, sprint } of planned)
      if (made.has(id.toHexString())) stories.get(String(sprint))?.push(id.toHexString());
    let nuevos = 0;
    for (const { _id, nuevo, nombre, fechaInicio, fechaFin, cerrado } of sprints) {
      const historias = stories.get(String(_id))!;
      if (!historias.length) continue;
      nuevos += nuevo ? 1 : 0;
      if (nuevo) this.textos.insert({ _id, proyecto }, tx);
      tx.fact(importacionConSprint, {
        _id: doc._id.toHexString(),
        proyecto: proyecto.toHexString(),
        autor: doc.creador.toHexString(),
        sprint: {
          _id: _id.toHexString(),
          nombre,
          fechaInicio: fechaInicio.toISOString(),
          fechaFin: fechaFin.toISOString(),
          cerrado,
        },
        historias,
      });
    }
    return nuevos;
  }
}
