import { Injectable } from '@nestjs/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { personasEnMarcas } from '@pmp/platform';
import { NamesService } from '../names/names.service';
import { toComentario } from './comentario.mapper';
import type { ComentarioDoc } from './comentario.model';

/** Comments with their authors. */
@Injectable()
export class ComentarioPersonas {
  constructor(private readonly names: NamesService) {}

  async presentAll(docs: readonly ComentarioDoc[]): Promise<Comentario[]> {
    const persona = await this.names.readPeople(
      docs.flatMap((doc) => [doc.creador.toHexString(), ...personasEnMarcas(doc)]),
    );
    return docs.map((doc) => toComentario(doc, persona));
  }

  async present(doc: ComentarioDoc): Promise<Comentario> {
    return (await this.presentAll([doc]))[0] as Comentario;
  }
}
