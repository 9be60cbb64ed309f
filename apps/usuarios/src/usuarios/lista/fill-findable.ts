import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageWalk } from '@pmp/platform';
import type { Types } from 'mongoose';
import { UsuariosRepository } from '../usuarios.repository';

const BATCH = 500;

/**
 * Makes the accounts of an earlier version findable, in the background. It runs at every start instead of as a migration
 * because during an upgrade the previous version keeps writing without words.
 */
@Injectable()
export class FillFindable implements OnApplicationBootstrap {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(
      () => this.fill(),
      'cuentas antiguas que no se encuentran por su nombre; al próximo arranque',
    );
  }

  async fill(): Promise<void> {
    await this.walk.toTheEnd<Types.ObjectId>((last) => this.usuarios.fillFindable(last, BATCH));
  }
}
