import { Injectable } from '@nestjs/common';
import type { Comentable, ComentarioEncontrado } from '@pmp/contracts/proyectos';
import { extractoOfPalabras, terminosOf } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { ComentarioDoc } from '../comentarios/comentario.model';
import { ComentariosRepository } from '../comentarios/comentarios.repository';
import { HistoriasRepository } from '../historias/historias.repository';
import { NombresService } from '../nombres/nombres.service';
import { TareasRepository } from '../tareas/tareas.repository';
import { ComentariosSearchRepository } from './comentarios-search.repository';

/** What people have written of the stories and tasks that are there. */
@Injectable()
export class ComentariosSearch {
  constructor(
    private readonly comentarios: ComentariosSearchRepository,
    private readonly byId: ComentariosRepository,
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
    private readonly nombres: NombresService,
  ) {}

  /** The newest `limit` of these projects in which every word of `q` begins a word. */
  async search(proyectos: Types.ObjectId[], q: string, limit: number): Promise<ComentarioEncontrado[]> {
    const terminos = terminosOf(q);
    if (terminos.length === 0) return [];
    const found: ComentarioEncontrado[] = [];
    for await (const docs of this.comentarios.pagesOf(proyectos, terminos)) {
      // What they are about may be in the trash, and then the next ones are wanted.
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
    const about = (entidad: Comentable) =>
      docs.filter((doc) => doc.entidad === entidad).map(({ sobre }) => sobre);
    const [historias, tareas, persona] = await Promise.all([
      this.historias.titlesOf(about('historia')),
      this.tareas.titlesOf(about('tarea')),
      this.nombres.readPeople(docs.map(({ creador }) => creador.toHexString())),
    ]);
    const living = new Map([...historias, ...tareas].map((sujeto) => [sujeto._id.toHexString(), sujeto]));
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
