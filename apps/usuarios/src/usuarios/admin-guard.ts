import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AdminGuardRepository } from './admin-guard.repository';
import { UsuariosRepository } from './usuarios.repository';

/**
 * Keeps the last active admin. Two transactions that each take away a different admin touch no common
 * document, so each would still see the other's; both write the guard first, and the later runs again.
 */
@Injectable()
export class AdminGuard implements OnModuleInit {
  constructor(
    private readonly guard: AdminGuardRepository,
    private readonly usuarios: UsuariosRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.guard.ensure();
  }

  /** Everything that changes how many active admins there are takes its turn here. */
  async enter(session: ClientSession): Promise<void> {
    await this.guard.touch(session);
  }

  /** Call before the change is written. */
  async assertAnotherRemains(session: ClientSession): Promise<void> {
    await this.enter(session);
    if ((await this.usuarios.countActiveAdmins(session)) < 2)
      throw new DomainError(erroresUsuarios.ultimoAdmin);
  }
}
