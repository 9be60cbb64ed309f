import { Injectable } from '@nestjs/common';
import type { ReaccionUpdate } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import {
  changesOfDecision,
  changesOfReaccion,
  UnitOfWork,
  type Caller,
  type MarcasDoc,
  type Tx,
} from '@pmp/platform';
import { retryStale } from '../storage/retry-stale';
import { ComentarioEvents, type Marked } from './comentario-events';
import { ComentarioHistorial } from './comentario-historial';
import { ComentarioPersonas } from './comentario-personas';
import type { ComentarioDoc } from './comentario.model';
import { ComentariosRepository } from './comentarios.repository';
import { OpenComentario } from './open-comentario';

/** A room of people that all put their emoji on what was just said. */
const TRIES = 10;

/** Puts on a comment what everybody who could answer it may put there. */
@Injectable()
export class MarkComentario {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly opened: OpenComentario,
    private readonly personas: ComentarioPersonas,
    private readonly events: ComentarioEvents,
    private readonly historial: ComentarioHistorial,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Nobody is notified: it only shows, to whoever looks. */
  react(caller: Caller, id: string, datos: ReaccionUpdate): Promise<Comentario> {
    return this.mark(
      caller,
      id,
      (doc) => changesOfReaccion(doc, caller._id, datos),
      (tx, marked) => this.events.reacted(tx, marked, caller._id),
    );
  }

  /** The history of its story or task says so too. */
  decide(caller: Caller, id: string, decidido: boolean): Promise<Comentario> {
    return this.mark(
      caller,
      id,
      (doc) => changesOfDecision(doc, caller._id, decidido, new Date()),
      (tx, marked) => {
        this.events.decided(tx, marked, caller._id);
        return this.historial.note(tx, marked.doc, caller, 'decision', marked.doc.decision ? 'a' : 'de');
      },
    );
  }

  private mark(
    caller: Caller,
    id: string,
    changesOf: (doc: ComentarioDoc) => MarcasDoc | null,
    tell: (tx: Tx, marked: Marked) => void | Promise<void>,
  ): Promise<Comentario> {
    const once = (): Promise<Comentario> =>
      this.unitOfWork.run(async (tx) => {
        const current = await this.opened.find(id, tx);
        const { sujeto } = await this.opened.open(caller, 'proyecto.editar', current, tx);
        const changes = changesOf(current);
        if (!changes) return this.personas.present(current);
        const doc = this.comentarios.update(current, changes, tx);
        const shape = await this.personas.present(doc);
        await tell(tx, { doc, shape, sujeto });
        return shape;
      });
    return retryStale(once, TRIES);
  }
}
