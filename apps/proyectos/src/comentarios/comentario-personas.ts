import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { mencionadas, personasEnMarcas } from '@pmp/platform';
import { NamesService } from '../names/names.service';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { toComentario } from './comentario.mapper';
import type { ComentarioDoc } from './comentario.model';

/** The authors of comments and the people whom they mention. */
@Injectable()
export class ComentarioPersonas {
  constructor(private readonly names: NamesService) {}

  /** Members of the project's team whom the text mentions, except its author. */
  async namedIn(texto: string, { equipo }: ProyectoDoc, autor: string): Promise<Persona[]> {
    if (!texto.includes('@')) return [];
    const miembros = (await this.names.membersOf(equipo.toHexString())) ?? [];
    const persona = await this.names.readPeople(miembros);
    const others = miembros.flatMap((id) => (id === autor ? [] : (persona(id) ?? [])));
    const named = new Set(mencionadas(texto, others));
    return others.filter(({ _id }) => named.has(_id));
  }

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
