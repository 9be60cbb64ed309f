import { Injectable } from '@nestjs/common';
import type { Enlace, Extremo, ExtremoOculto } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { visibleTo } from '../acceso/acceso.rules';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { objectId } from '../storage/object-id';
import { toEnlace, toExtremo } from './enlace.mapper';
import type { EnlaceDoc, Punta } from './enlace.model';
import { Extremos } from './extremos';

/** Links as one person may see them. */
@Injectable()
export class PresentEnlaces {
  constructor(
    private readonly extremos: Extremos,
    private readonly proyectos: ProyectosRepository,
  ) {}

  /** Leaves out those with an end that is deleted, which return with it. */
  async present(caller: Caller, docs: readonly EnlaceDoc[]): Promise<Enlace[]> {
    const ends = docs.flatMap(({ origen, destino }) => [origen, destino]);
    const distinct = (ids: readonly Punta['_id'][]) => [...new Set(ids.map(String))].map(objectId);
    const [found, proyectos] = await Promise.all([
      this.extremos.findMany(distinct(ends.map(({ _id }) => _id))),
      this.proyectos.livingAmong(distinct(ends.map(({ proyecto }) => proyecto)), visibleTo(caller)),
    ]);
    const elementos = new Map(found.map((one) => [one.doc._id.toHexString(), one]));
    const show = ({ tipo, _id, proyecto }: Punta): Extremo | ExtremoOculto | null => {
      const elemento = elementos.get(_id.toHexString());
      const visible = proyectos.get(proyecto.toHexString());
      if (!elemento || visible === undefined) return null;
      const { doc } = elemento;
      return visible ? toExtremo(tipo, doc) : { tipo, oculto: true, completado: doc.estado === 'completada' };
    };
    return docs.flatMap((doc) => {
      const [origen, destino] = [show(doc.origen), show(doc.destino)];
      return origen && destino ? [toEnlace(doc, origen, destino)] : [];
    });
  }
}
