import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageWalk } from '@pmp/platform';
import type { Types } from 'mongoose';
import { BusquedaRepository } from './busqueda.repository';

const BATCH = 500;

/**
 * Makes messages stored by an earlier version findable, once, in the background. Every replica may run it, because
 * filling in twice does no harm; if it dies halfway, the next start does it.
 */
@Injectable()
export class PalabrasBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly mensajes: BusquedaRepository,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(() => this.fill(), 'mensajes antiguos sin índice de palabras; al próximo arranque');
  }

  private async fill(): Promise<void> {
    if (await this.mensajes.isFilled()) return;
    const whole = await this.walk.toTheEnd<Types.ObjectId>((last) => this.mensajes.fillPalabras(last, BATCH));
    if (whole) await this.mensajes.markFilled();
  }
}
