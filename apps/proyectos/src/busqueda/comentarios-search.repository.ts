import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { fillPalabras, findByPalabras, palabrasOf, type Place, type Searched } from '@pmp/platform';
import type { Model, Types } from 'mongoose';
import { COMENTARIO, type ComentarioDoc, type StoredComentario } from '../comentarios/comentario.model';

const PAGE = 40;

const searched: Searched<StoredComentario> = {
  fields: ['texto'],
  palabrasOf: ({ texto }) => palabrasOf(texto),
};

/** Finds comments by their words in many projects. */
@Injectable()
export class ComentariosSearchRepository {
  constructor(@InjectModel(COMENTARIO) private readonly model: Model<StoredComentario>) {}

  /** Comments with a word for each of the terms, newest first. */
  pagesOf(place: Place<StoredComentario>, terminos: readonly string[]): AsyncGenerator<ComentarioDoc[]> {
    return findByPalabras(this.model, place, terminos, PAGE);
  }

  /** See `fillPalabras` of the platform. */
  fillPalabras(after: Types.ObjectId | null, limit: number): Promise<Types.ObjectId | null> {
    return fillPalabras(this.model, searched, after, limit);
  }
}
