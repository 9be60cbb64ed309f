import { Injectable } from '@nestjs/common';
import {
  erroresProyectos,
  type Comentable,
  type Comentario,
  type ComentarioCreate,
} from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork, type Caller, type Tx, type Writing } from '@pmp/platform';
import { assertRepeated } from '../storage/assert-repeated';
import { retryStale } from '../storage/retry-stale';
import { Mentions } from '../names/mentions';
import { ComentarioEvents } from './comentario-events';
import { ComentarioPersonas } from './comentario-personas';
import { newComentario } from './comentario.rules';
import { ComentariosRepository } from './comentarios.repository';
import { Sujetos, type OpenSujeto } from './sujetos';

@Injectable()
export class CreateComentario {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly sujetos: Sujetos,
    private readonly personas: ComentarioPersonas,
    private readonly mentions: Mentions,
    private readonly events: ComentarioEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `creado` is false when it returns the comment that an earlier, identical call made. */
  create(
    caller: Caller,
    entidad: Comentable,
    id: string,
    datos: ComentarioCreate,
  ): Promise<{ comentario: Comentario; creado: boolean }> {
    return retryStale(async () =>
      this.createAbout(await this.sujetos.open(caller, 'proyecto.editar', entidad, id), caller, datos),
    );
  }

  /** As part of a transaction that is under way. */
  async createIn(
    tx: Tx,
    caller: Caller,
    entidad: Comentable,
    id: string,
    datos: ComentarioCreate,
  ): Promise<void> {
    const { session } = tx;
    const open = await this.sujetos.open(caller, 'proyecto.editar', entidad, id, { session });
    const { write } = await this.prepare(open, caller, datos);
    write(tx);
  }

  private async prepare({ sujeto, proyecto }: OpenSujeto, caller: Caller, datos: ComentarioCreate) {
    const nombradas = await this.mentions.namedIn(datos.texto, proyecto.equipo, caller._id);
    const menciones = nombradas.map(({ _id }) => _id);
    const doc = newComentario(datos, sujeto, menciones, caller._id, new Date());
    const shape = await this.personas.present(doc);
    const write = (tx: Writing): void => {
      this.sujetos.expectLiving(sujeto, tx);
      this.comentarios.insert(doc, tx);
      this.events.created(tx, { doc, shape, sujeto, nombradas }, caller._id);
    };
    return { shape, write };
  }

  private async createAbout(open: OpenSujeto, caller: Caller, datos: ComentarioCreate) {
    const { shape, write } = await this.prepare(open, caller, datos);
    const { sujeto } = open;
    try {
      await this.unitOfWork.write(write);
    } catch (error) {
      const first = await this.comentarios.findById(shape._id);
      assertRepeated(error, first, caller, shape.proyecto);
      if (!first.sobre.equals(sujeto._id)) throw new DomainError(erroresProyectos.idOcupado);
      return { comentario: await this.personas.present(first), creado: false };
    }
    return { comentario: shape, creado: true };
  }
}
