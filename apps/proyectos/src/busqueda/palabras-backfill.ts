import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageWalk } from '@pmp/platform';
import type { Types } from 'mongoose';
import { Kinds } from '../elementos/kinds/kinds';
import { ComentariosSearchRepository } from './comentarios-search.repository';

const BATCH = 500;

/**
 * Makes elements and comments stored by an earlier version findable, in the background. It runs at every start instead
 * of as a migration because during an upgrade the previous version keeps writing without words.
 */
@Injectable()
export class PalabrasBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly kinds: Kinds,
    private readonly comentarios: ComentariosSearchRepository,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(
      () => this.fill(),
      'elementos y comentarios antiguos sin índice de palabras; al próximo arranque',
    );
  }

  async fill(): Promise<void> {
    for (const collection of [...this.kinds.all.map((kind) => this.kinds.of(kind)), this.comentarios])
      await this.walk.toTheEnd<Types.ObjectId>((last) => collection.fillPalabras(last, BATCH));
  }
}
