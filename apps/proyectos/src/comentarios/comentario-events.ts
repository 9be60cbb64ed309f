import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import {
  comentarioActualizado,
  comentarioCreado,
  comentarioEliminado,
  comentarioRestaurado,
  mencionEnComentario,
  type Comentario,
} from '@pmp/contracts/proyectos';
import { detalleOf, extractoOf, mencionesIn, type Writing } from '@pmp/platform';
import { cambioOf, removalOf } from '../elementos/events/cambio';
import { newlyNamed } from './comentario.rules';
import type { ComentarioDoc } from './comentario.model';
import type { Sujeto } from './sujetos';

/** A comment as it is now, with what its events need. */
export interface PresentedComentario {
  doc: ComentarioDoc;
  shape: Comentario;
  sujeto: Sujeto;
  /** The people it mentions. */
  nombradas: readonly Persona[];
}

export type Marked = Omit<PresentedComentario, 'nombradas'>;

const hechoOf = ({ _id }: ComentarioDoc, { entidad, titulo, proyecto, _id: sobre }: Sujeto) => ({
  _id: _id.toHexString(),
  titulo,
  proyecto: proyecto.toHexString(),
  sobre: { entidad, _id: sobre.toHexString() },
});

const textoOf = ({ texto }: ComentarioDoc) => ({ texto });

/** Publishes what happens to comments. */
@Injectable()
export class ComentarioEvents {
  created(tx: Writing, presented: PresentedComentario, autor: string): void {
    const { doc, shape, sujeto } = presented;
    const { menciones } = shape;
    const extracto = extractoOf(doc.texto, '', []);
    const hecho = { ...hechoOf(doc, sujeto), asignado: sujeto.asignado, menciones, extracto };
    tx.fact(comentarioCreado, { ...hecho, detalle: [] });
    this.name(tx, presented, menciones);
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('comentario', 'creado', shape, autor));
  }

  /** Notifies only people whom this change mentions for the first time. */
  updated(tx: Writing, presented: PresentedComentario, before: ComentarioDoc, autor: string): void {
    const { doc, shape, sujeto } = presented;
    const detalle = detalleOf(textoOf(before), textoOf(doc));
    tx.fact(comentarioActualizado, { ...hechoOf(doc, sujeto), detalle });
    this.name(tx, presented, newlyNamed(before, doc));
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('comentario', 'actualizado', shape, autor));
  }

  /** Nobody is told of emojis but the screens that show it. */
  reacted(tx: Writing, { shape }: Marked, autor: string): void {
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('comentario', 'actualizado', shape, autor));
  }

  decided(tx: Writing, marked: Marked, autor: string): void {
    const { doc, sujeto } = marked;
    const decision = Boolean(doc.decision);
    const detalle = detalleOf({ decision: !decision }, { decision });
    tx.fact(comentarioActualizado, { ...hechoOf(doc, sujeto), detalle });
    this.reacted(tx, marked, autor);
  }

  removed(tx: Writing, doc: ComentarioDoc, sujeto: Sujeto, autor: string): void {
    const hecho = hechoOf(doc, sujeto);
    tx.fact(comentarioEliminado, { ...hecho, detalle: detalleOf(textoOf(doc), { texto: null }) });
    const cambio = removalOf('comentario', hecho._id, doc.version + 1, autor);
    tx.live(`proyecto.${hecho.proyecto}`, 'cambio', cambio);
  }

  /** Mentions are not notified again. */
  restored(tx: Writing, { doc, shape, sujeto }: Marked, autor: string): void {
    tx.fact(comentarioRestaurado, { ...hechoOf(doc, sujeto), detalle: [] });
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('comentario', 'creado', shape, autor));
  }

  private name(
    tx: Writing,
    { doc, shape, sujeto, nombradas }: PresentedComentario,
    personas: readonly string[],
  ): void {
    const { autor } = shape;
    if (!autor || personas.length === 0) return;
    const { _id: comentario, titulo, proyecto, sobre } = hechoOf(doc, sujeto);
    const menciones = mencionesIn(doc.texto, nombradas);
    for (const persona of personas) {
      tx.fact(mencionEnComentario, {
        comentario,
        sobre: { ...sobre, titulo },
        proyecto,
        autor: { _id: autor._id, nombre: autor.nombre },
        persona,
        extracto: extractoOf(doc.texto, persona, menciones),
      });
    }
  }
}
