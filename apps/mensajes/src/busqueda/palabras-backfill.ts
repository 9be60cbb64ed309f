import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageWalk } from '@pmp/platform';
import type { Types } from 'mongoose';
import { BusquedaRepository } from './busqueda.repository';

const BATCH = 500;

/**
 * Makes messages of an earlier version findable, once, beside the work of the service. Every replica may, as
 * filling twice does no harm; one that dies on the way leaves it to the next start.
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
