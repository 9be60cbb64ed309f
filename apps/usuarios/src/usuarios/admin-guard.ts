import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ADMIN_GUARD_MODEL, type AdminGuardDoc } from './admin-guard.model';
import { UsuariosRepository } from './usuarios.repository';

const GUARD_ID = 'ultimo-admin';

/**
 * Keeps the last active admin. Two transactions that each take away a different admin touch no common
 * document, so each would still see the other's; both write this one first, and the later runs again.
 */
@Injectable()
export class AdminGuard implements OnModuleInit {
  constructor(
    @InjectModel(ADMIN_GUARD_MODEL) private readonly model: Model<AdminGuardDoc>,
    private readonly usuarios: UsuariosRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.model.updateOne({ _id: GUARD_ID }, { $setOnInsert: { cambios: 0 } }, { upsert: true });
  }

  /** Everything that changes how many active admins there are takes its turn here. */
  async enter(session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: GUARD_ID }, { $inc: { cambios: 1 } }, { session });
  }

  /** Call before the change is written. */
  async assertAnotherRemains(session: ClientSession): Promise<void> {
    await this.enter(session);
    if ((await this.usuarios.countActiveAdmins(session)) < 2)
      throw new DomainError(erroresUsuarios.ultimoAdmin);
  }
}
