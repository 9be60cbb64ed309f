import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICACIONES_CAMBIADAS } from '@pmp/contracts/notificaciones';
import { UnitOfWork } from '@pmp/platform';
import { BuzonesRepository } from '../buzones/buzones.repository';
import { NotificacionesRepository } from '../notificaciones/notificaciones.repository';
import { ViejasRepository } from '../notificaciones/viejas.repository';
import { Agenda } from '../turnos/agenda';
import type { Turno } from '../turnos/trabajo';

const KEPT = 1_000;
/** A list is only looked at when that many have arrived since it was last. */
const GROWTH = 100;
const EVERY_MS = 60_000;

/** Keeps the newest notifications of each person and forgets the rest. */
@Injectable()
export class PodaService implements OnApplicationBootstrap {
  constructor(
    private readonly buzones: BuzonesRepository,
    private readonly viejas: ViejasRepository,
    private readonly notificaciones: NotificacionesRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly agenda: Agenda,
  ) {}

  onApplicationBootstrap(): void {
    this.agenda.every({ nombre: 'poda', cadaMs: EVERY_MS, run: (turno) => this.cutAll(turno) });
  }

  async cutAll(turno: Turno): Promise<void> {
    for (const usuario of await this.buzones.grownBy(GROWTH)) {
      if (!(await turno.goesOn())) return;
      await this.cut(usuario);
    }
  }

  private async cut(usuario: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await this.buzones.cut(usuario, tx.session);
      if (!(await this.viejas.removeBeyond(usuario, KEPT, tx.session))) return;
      const noLeidas = await this.notificaciones.countUnread(usuario, tx.session);
      tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, { noLeidas });
    });
  }
}
