import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageWalk } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ComentariosSearchRepository } from './comentarios-search.repository';

const BATCH = 500;

/**
 * Makes comments stored by an earlier version findable, in the background. It runs at every start instead of as a
 * migration because during an upgrade the previous version keeps writing comments without words.
 */
@Injectable()
export class PalabrasBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly comentarios: ComentariosSearchRepository,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(() => this.fill(), 'comentarios antiguos sin índice de palabras; al próximo arranque');
  }

  private async fill(): Promise<void> {
    await this.walk.toTheEnd<Types.ObjectId>((last) => this.comentarios.fillPalabras(last, BATCH));
  }
}
