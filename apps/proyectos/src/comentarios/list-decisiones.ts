import { Injectable } from '@nestjs/common';
import type { DecisionesQuery, DecisionTomada } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import type { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { Kinds } from '../elementos/kinds/kinds';
import { objectId } from '../storage/object-id';
import { ComentarioPersonas } from './comentario-personas';
import { ComentariosRepository } from './comentarios.repository';

const enlaceOf = ({ sobre, _id, proyecto }: Comentario): string =>
  sobre.entidad === 'tarea'
    ? `/tareas/${sobre._id}?comentario=${_id}`
    : `/backlog/${proyecto}?historia=${sobre._id}&comentario=${_id}`;

/** What has been decided in the comments of a project, on whatever still exists. */
@Injectable()
export class ListDecisiones {
  constructor(
    private readonly acceso: AccesoService,
    private readonly comentarios: ComentariosRepository,
    private readonly personas: ComentarioPersonas,
    private readonly kinds: Kinds,
  ) {}

  async listDecisiones(
    caller: Caller,
    id: string,
    query: DecisionesQuery,
  ): Promise<{ decisiones: DecisionTomada[]; hayMas: boolean }> {
    const proyecto = await this.acceso.proyecto(caller, 'proyecto.ver', objectId(id));
    const { limite } = query;
    const found = await this.comentarios.decisions(
      { proyecto: proyecto._id },
      { ...query, limite: limite + 1 },
    );
    const docs = found.slice(0, limite);
    const titles = await this.titlesOf(docs.map(({ sobre }) => sobre));
    const shown = await this.personas.presentAll(docs);
    const decisiones = shown.flatMap((comentario): DecisionTomada[] => {
      const titulo = titles.get(comentario.sobre._id);
      if (titulo === undefined || !comentario.decision) return [];
      const { _id, texto, autor, decision } = comentario;
      return [{ _id, texto, autor, titulo, decision, enlace: enlaceOf(comentario) }];
    });
    return { decisiones, hayMas: found.length > docs.length };
  }

  private async titlesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await Promise.all(this.kinds.all.map((kind) => this.kinds.of(kind).titlesOf(ids)));
    return new Map(found.flat().map(({ _id, titulo }) => [_id.toHexString(), titulo]));
  }
}
