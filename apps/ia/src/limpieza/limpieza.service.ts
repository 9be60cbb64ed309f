import { Injectable } from '@nestjs/common';
import type { Tx } from '@pmp/platform';
import { EnviosRepository } from '../alertas/envios.repository';
import { GeneracionesRepository } from '../alertas/generaciones.repository';
import { IniciosRepository } from '../datos/inicios/inicios.repository';
import { TransicionesRepository } from '../datos/transiciones/transiciones.repository';

@Injectable()
export class LimpiezaService {
  constructor(
    private readonly generaciones: GeneracionesRepository,
    private readonly envios: EnviosRepository,
    private readonly transiciones: TransicionesRepository,
    private readonly inicios: IniciosRepository,
  ) {}

  /** Removes everything that is kept of a project, except its copies. */
  async forget(proyecto: string, { session }: Tx): Promise<void> {
    await this.generaciones.removeOf(proyecto, session);
    await this.envios.removeOf(proyecto, session);
    await this.transiciones.removeOf(proyecto, session);
    await this.inicios.removeOf(proyecto, session);
  }
}
