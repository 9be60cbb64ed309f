import { Injectable } from '@nestjs/common';
import type { Caller, Writing } from '@pmp/platform';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import { objectId } from '../storage/object-id';
import { ComentarioPersonas } from './comentario-personas';
import type { ComentarioDoc } from './comentario.model';

/** What the history of a story or task says of its comments: whose it was, and never what it said. */
@Injectable()
export class ComentarioHistorial {
  constructor(
    private readonly personas: ComentarioPersonas,
    private readonly historial: HistorialRepository,
  ) {}

  /** `de`: it is not there (`comentario`) or no decision (`decision`) any more; `a`: it is again. */
  async note(
    tx: Writing,
    doc: ComentarioDoc,
    caller: Caller,
    campo: 'comentario' | 'decision',
    side: 'de' | 'a',
  ): Promise<void> {
    const { autor } = await this.personas.present(doc);
    const told = { campo, de: null, a: null, [side]: autor?.nombre ?? '' };
    this.historial.insert(
      [
        {
          _id: objectId(),
          sobre: doc.sobre,
          autor: objectId(caller._id),
          accion: 'actualizado',
          ...told,
          createdAt: new Date(),
        },
      ],
      tx,
    );
  }
}
