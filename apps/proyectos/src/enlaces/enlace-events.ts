import { Injectable } from '@nestjs/common';
import type { FactDefinition } from '@pmp/contracts/common';
import { enlaceCreado, enlaceEliminado, enlaceEstado, enlaceRestaurado } from '@pmp/contracts/proyectos';
import { detalleOf, type Writing } from '@pmp/platform';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import { objectId } from '../storage/object-id';
import { toEnlaceEstado } from './enlace.mapper';
import type { EnlaceDoc } from './enlace.model';
import { CAMPOS, namedIn, type Enlazado } from './enlace.rules';

interface Linked {
  doc: EnlaceDoc;
  origen: Enlazado;
  destino: Enlazado;
}

const nameOf = ({ clave, titulo }: Enlazado): string => clave ?? titulo;

/** Publishes what happens to links and writes it into the history of both ends. */
@Injectable()
export class EnlaceEvents {
  constructor(private readonly historial: HistorialRepository) {}

  created(tx: Writing, linked: Linked, autor: string): void {
    this.fact(tx, enlaceCreado, linked, { a: nameOf(linked.destino) });
    this.joined(tx, linked, autor);
  }

  restored(tx: Writing, linked: Linked, autor: string): void {
    this.fact(tx, enlaceRestaurado, linked, {});
    this.joined(tx, linked, autor);
  }

  /** `ends`: null for one that is deleted itself. */
  removed(
    tx: Writing,
    doc: EnlaceDoc,
    { origen, destino }: { origen: Enlazado | null; destino: Enlazado | null },
    autor: string,
  ): void {
    const named = { doc, origen: origen ?? unnamed(doc.origen), destino: destino ?? unnamed(doc.destino) };
    this.fact(tx, enlaceEliminado, named, { de: nameOf(named.destino) });
    this.gone(tx, doc, autor);
    if (origen && destino) this.write(tx, named, autor, (name) => ({ de: name, a: null }));
  }

  /** It went with one of its ends, or was removed: screens and copies are told. */
  gone(tx: Writing, doc: EnlaceDoc, autor: string | null): void {
    const version = doc.version + 1;
    tx.state(enlaceEstado, doc._id.toHexString(), version, null);
    this.live(tx, { ...doc, version }, 'eliminado', autor);
  }

  private joined(tx: Writing, linked: Linked, autor: string): void {
    const { doc } = linked;
    tx.state(enlaceEstado, doc._id.toHexString(), doc.version, toEnlaceEstado(doc));
    this.live(tx, doc, 'creado', autor);
    this.write(tx, linked, autor, (name) => ({ de: null, a: name }));
  }

  private fact(
    tx: Writing,
    fact: FactDefinition,
    { doc: { _id, tipo }, origen, destino }: Linked,
    { de = null, a = null }: { de?: string | null; a?: string | null },
  ): void {
    tx.fact(fact, {
      _id: _id.toHexString(),
      tipo,
      titulo: `${nameOf(origen)} → ${nameOf(destino)}`,
      proyecto: origen.proyecto.toHexString(),
      detalle: detalleOf({ destino: de }, { destino: a }),
    });
  }

  /** Without the link itself: who is in the room of one project may not see the other. Screens ask for it again. */
  private live(tx: Writing, doc: EnlaceDoc, accion: 'creado' | 'eliminado', autor: string | null): void {
    const rooms = new Set([doc.origen, doc.destino].map(({ proyecto }) => proyecto.toHexString()));
    const cambio = { entidad: 'enlace', accion, _id: doc._id.toHexString(), version: doc.version, autor };
    for (const proyecto of rooms) tx.live(`proyecto.${proyecto}`, 'cambio', { ...cambio, datos: null });
  }

  private write(
    tx: Writing,
    { doc, origen, destino }: Linked,
    autor: string,
    values: (name: string) => { de: string | null; a: string | null },
  ): void {
    const campos = CAMPOS[doc.tipo];
    const row = (sobre: Enlazado, other: Enlazado, campo: string) => ({
      _id: objectId(),
      sobre: sobre._id,
      autor: objectId(autor),
      accion: 'actualizado' as const,
      campo,
      ...values(namedIn(sobre, other)),
      createdAt: new Date(),
    });
    this.historial.insert([row(origen, destino, campos.origen), row(destino, origen, campos.destino)], tx);
  }
}

const unnamed = ({ tipo, _id, proyecto }: EnlaceDoc['origen']): Enlazado => ({
  tipo,
  _id,
  proyecto,
  titulo: _id.toHexString(),
});
