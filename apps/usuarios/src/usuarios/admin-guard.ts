import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, untilDatabaseAnswers } from '@pmp/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AdminGuardRepository } from './admin-guard.repository';
import { UsuariosRepository } from './usuarios.repository';

/**
 * Makes sure that one active admin remains. Two transactions that each remove a different admin share no document, so
 * each would still see the other's admin. Both write the guard document first, so the later one runs again.
 */
@Injectable()
export class AdminGuard implements OnModuleInit {
  constructor(
    private readonly guard: AdminGuardRepository,
    private readonly usuarios: UsuariosRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await untilDatabaseAnswers(() => this.guard.ensure());
  }

  /** Call in everything that changes the number of active admins. */
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
