import type { RolEquipo } from '@pmp/contracts/usuarios';
import { CallerCache, type Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { appendEquipoCambiado } from './equipo.events';
import { miembrosOf } from './equipo.mapper';
import { EquiposRepository } from './equipos.repository';

/** Puts somebody in a team, on behalf of whoever may change it. */
@Injectable()
export class JoinEquipo {
  constructor(
    private readonly equipos: EquiposRepository,
    private readonly callers: CallerCache,
  ) {}

  /** False: the team is gone, or the person is in it; `rol` changes nobody who is. */
  async join(tx: Tx, equipo: string, usuario: string, rol: RolEquipo): Promise<boolean> {
    const antes = await this.equipos.findById(equipo, tx.session);
    if (!antes || antes.miembros.some((miembro) => miembro.usuario.toHexString() === usuario)) return false;
    const miembros = [...miembrosOf(antes), { usuario, rol }];
    appendEquipoCambiado(tx, antes, await this.equipos.update(antes, { miembros }, tx.session));
    return true;
  }

  /** After the commit: what they may do is asked anew. */
  joined(): void {
    this.callers.forget();
  }
}
