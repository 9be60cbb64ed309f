import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { mencionadas } from '@pmp/platform';
import { NombresService } from '../nombres/nombres.service';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { toComentario } from './comentario.mapper';
import type { ComentarioDoc } from './comentario.model';

/** The authors of comments and the people whom they mention. */
@Injectable()
export class ComentarioPersonas {
  constructor(private readonly nombres: NombresService) {}

  /** Members of the project's team whom the text mentions, except its author. */
  async namedIn(texto: string, { equipo }: ProyectoDoc, autor: string): Promise<Persona[]> {
    if (!texto.includes('@')) return [];
    const miembros = (await this.nombres.membersOf(equipo.toHexString())) ?? [];
    const persona = await this.nombres.readPeople(miembros);
    const others = miembros.flatMap((id) => (id === autor ? [] : (persona(id) ?? [])));
    const named = new Set(mencionadas(texto, others));
    return others.filter(({ _id }) => named.has(_id));
  }

  async presentAll(docs: readonly ComentarioDoc[]): Promise<Comentario[]> {
    const persona = await this.nombres.readPeople(docs.map(({ creador }) => creador.toHexString()));
    return docs.map((doc) => toComentario(doc, persona));
  }

  async present(doc: ComentarioDoc): Promise<Comentario> {
    return (await this.presentAll([doc]))[0] as Comentario;
  }
}
