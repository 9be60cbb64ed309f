import { Injectable } from '@nestjs/common';
import type { ComentarioEncontrado } from '@pmp/contracts/proyectos';
import { extractoOfPalabras, type Place, terminosOf } from '@pmp/platform';
import type { ComentarioDoc } from '../comentarios/comentario.model';
import { ComentariosRepository } from '../comentarios/comentarios.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import { ComentariosSearchRepository } from './comentarios-search.repository';

/** Searches the comments on elements that still exist. */
@Injectable()
export class ComentariosSearch {
  constructor(
    private readonly comentarios: ComentariosSearchRepository,
    private readonly byId: ComentariosRepository,
    private readonly kinds: Kinds,
    private readonly names: NamesService,
  ) {}

  /** The newest `limit` comments there in which each word of `q` is the beginning of a word. */
  async search(place: Place<ComentarioDoc>, q: string, limit: number): Promise<ComentarioEncontrado[]> {
    const terminos = terminosOf(q);
    if (terminos.length === 0) return [];
    const found: ComentarioEncontrado[] = [];
    for await (const docs of this.comentarios.pagesOf(place, terminos)) {
      // Comments on deleted things are dropped, so the next page may be needed.
      found.push(...(await this.present(docs, terminos)));
      if (found.length >= limit) break;
    }
    return found.slice(0, limit);
  }

  async findById(id: string): Promise<ComentarioEncontrado[]> {
    const doc = await this.byId.findById(id);
    return this.present(doc ? [doc] : [], []);
  }

  private async present(
    docs: readonly ComentarioDoc[],
    terminos: readonly string[],
  ): Promise<ComentarioEncontrado[]> {
    const about = (entidad: string) =>
      docs.filter((doc) => doc.entidad === entidad).map(({ sobre }) => sobre);
    const [sujetos, persona] = await Promise.all([
      Promise.all(this.kinds.all.map((kind) => this.kinds.of(kind).titlesOf(about(kind.tipo)))),
      this.names.readPeople(docs.map(({ creador }) => creador.toHexString())),
    ]);
    const living = new Map(sujetos.flat().map((sujeto) => [sujeto._id.toHexString(), sujeto]));
    return docs.flatMap(({ _id, texto, creador, createdAt, entidad, sobre }) => {
      const sujeto = living.get(sobre.toHexString());
      if (!sujeto) return [];
      return {
        _id: _id.toHexString(),
        extracto: extractoOfPalabras(texto, terminos),
        autor: persona(creador.toHexString()),
        createdAt: createdAt.toISOString(),
        sobre: { entidad, _id: sobre.toHexString(), titulo: sujeto.titulo },
        proyecto: sujeto.proyecto.toHexString(),
      };
    });
  }
}
