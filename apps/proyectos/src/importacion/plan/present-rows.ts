import { Injectable } from '@nestjs/common';
import { toBuscable } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import { claveOf, numeroOf } from '../../elementos/claves/claves';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import { Kinds } from '../../elementos/kinds/kinds';
import { EnlacesRepository } from '../../enlaces/enlaces.repository';
import { objectId } from '../../storage/object-id';
import type { ImportadoDoc, Link } from '../almacen/importacion.model';
import { ImportadosRepository } from '../almacen/importados.repository';
import type { Node, Place } from './tree.rules';

export interface Known {
  place: Place;
  huella: Types.ObjectId;
  /** How an import has made it; absent: it was made here. */
  hecho?: Pick<ImportadoDoc, 'updatedAt' | 'dicho'>;
}

export const refOfClave = (clave: string): string => `clave:${toBuscable(clave).trim()}`;

/** What is a key of an element of the project with this one. */
export const keysOf = (clave: string): RegExp =>
  new RegExp(`^${clave.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}-[0-9]{1,9}$`, 'iu');

/** What is in the project before an import, of all that its rows name. */
@Injectable()
export class PresentRows {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly importados: ImportadosRepository,
    private readonly kinds: Kinds,
    private readonly enlaces: EnlacesRepository,
  ) {}

  /** Of these rows, and of the parents that they name, those that earlier imports have made. */
  async presentOf(nodes: readonly Node[], huellaOf: (ref: string) => Types.ObjectId) {
    const refs = new Set(nodes.map(({ ref }) => ref));
    for (const { padres, epica } of nodes)
      for (const name of [...padres, epica]) if (name) refs.add(refOfClave(name));
    const byHuella = new Map([...refs].map((ref) => [huellaOf(ref).toHexString(), ref]));
    const found = await this.importados.findMany([...byHuella.keys()].map((hex) => objectId(hex)));
    const living = new Set<string>();
    for (const kind of this.kinds.all) {
      const ids = found.filter(({ tipo }) => tipo === kind.tipo).map(({ elemento }) => elemento);
      for (const { _id } of await this.kinds.of(kind).titlesOf(ids)) living.add(_id.toHexString());
    }
    return new Map(
      found.map(({ _id, tipo, elemento, padre, updatedAt, dicho }): [string, Known | null] => {
        const id = elemento.toHexString();
        const place: Place = { tipo, id, padre: padre?.toHexString() ?? null, avisos: [] };
        return [
          byHuella.get(_id.toHexString())!,
          living.has(id) ? { place, huella: _id, hecho: { updatedAt, dicho } } : null,
        ];
      }),
    );
  }

  /** The epic or story that the person has chosen, if it is still there. */
  async placeOf(id: string, proyecto: Types.ObjectId): Promise<Place | undefined> {
    for (const tipo of ['epica', 'historia'] as const) {
      const kind = this.kinds.at(tipo);
      const doc = await this.kinds.of(kind).findById(id);
      if (doc?.proyecto.equals(proyecto)) return { tipo, id, padre: null, avisos: [] };
    }
    return undefined;
  }

  /**
   * What has the key of an element of this project is that element: a list that was exported can be imported again, also
   * after the project got another key.
   */
  async ownOf(nodes: readonly Node[], proyecto: Types.ObjectId) {
    const names = nodes.flatMap(({ clave, padres, epica }) => [clave, ...padres, epica]);
    const { clave: now = '', clavesAnteriores = [] } = (await this.proyectos.findById(proyecto)) ?? {};
    const claves = [now, ...clavesAnteriores];
    const own = claves.map(keysOf);
    const wanted = new Set(names.filter((name) => own.some((each) => each.test(name))).map(refOfClave));
    const found = new Map<string, Known>();
    if (!wanted.size) return found;
    for (const kind of this.kinds.all) {
      const field = kind.parent?.field as keyof ElementoDoc | undefined;
      const docs = await this.kinds.of(kind).pick(proyecto, ['clave', ...(field ? [field] : [])]);
      for (const doc of docs) {
        const numero = numeroOf(doc.clave ?? '');
        const padre = field ? String(doc[field]) : null;
        const place: Place = { tipo: kind.tipo, id: doc._id.toHexString(), padre, avisos: [] };
        for (const clave of claves) {
          const ref = refOfClave(claveOf({ clave }, numero));
          if (wanted.has(ref)) found.set(ref, { place, huella: doc._id });
        }
      }
    }
    return found;
  }

  /** What those of these that are there say now. */
  async docsOf(known: readonly Known[]): Promise<Map<string, ElementoDoc>> {
    const found = new Map<string, ElementoDoc>();
    for (const kind of this.kinds.all) {
      const ids = known.filter(({ place }) => place.tipo === kind.tipo).map(({ place }) => place.id);
      for (const doc of await this.kinds.of(kind).findMany(ids)) found.set(doc._id.toHexString(), doc);
    }
    return found;
  }

  async linksOf(proyecto: Types.ObjectId): Promise<Link[]> {
    return (await this.enlaces.listOfProyecto(proyecto)).map(({ tipo, origen, destino }) => ({
      tipo,
      origen: origen._id.toHexString(),
      destino: destino._id.toHexString(),
    }));
  }

  async epicsOf(proyecto: Types.ObjectId): Promise<Map<string, { id: string; titulo: string }>> {
    const docs = await this.kinds.of(this.kinds.at('epica')).pick(proyecto, ['titulo']);
    return new Map(
      docs.map(({ _id, titulo }) => [toBuscable(titulo).trim(), { id: _id.toHexString(), titulo }]),
    );
  }
}
