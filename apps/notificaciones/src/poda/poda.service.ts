import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICACIONES_CAMBIADAS } from '@pmp/contracts/notificaciones';
import { UnitOfWork } from '@pmp/platform';
import { ViejasRepository } from '../notificaciones/viejas.repository';
import { Agenda } from '../turnos/agenda';
import type { Turno } from '../turnos/trabajo';

const KEPT = 1_000;
/** A list is only cut when it is that much longer. */
const GROWTH = 100;
const EVERY_MS = 60_000;
/** Further than the clocks of two replicas are apart. */
const MARGIN_MS = 5 * 60_000;

/** Keeps the newest notifications of each person and forgets the rest. */
@Injectable()
export class PodaService implements OnApplicationBootstrap {
  /** Whose lists have grown before then is known; after a start nothing is. */
  private looked = new Date(0);

  constructor(
    private readonly viejas: ViejasRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly agenda: Agenda,
  ) {}

  onApplicationBootstrap(): void {
    this.agenda.every({ nombre: 'poda', cadaMs: EVERY_MS, run: (turno) => this.cutAll(turno) });
  }

  async cutAll(turno: Turno): Promise<void> {
    const startedAt = Date.now();
    for (const usuario of await this.viejas.toldSince(this.looked)) {
      if (!(await turno.goesOn())) return;
      if ((await this.viejas.count(usuario)) >= KEPT + GROWTH) await this.cut(usuario);
    }
    this.looked = new Date(startedAt - MARGIN_MS);
  }

  private async cut(usuario: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const unread = await this.viejas.removeBeyond(usuario, KEPT, tx.session);
      if (unread > 0) tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
    });
  }
}
