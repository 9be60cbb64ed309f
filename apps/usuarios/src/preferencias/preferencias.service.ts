import { erroresComunes } from '@pmp/contracts/common';
import type { Preferencias, PreferenciasUpdate } from '@pmp/contracts/usuarios';
import { type Caller, DomainError, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { hasNews } from './preferencias.rules';

@Injectable()
export class PreferenciasService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(caller: Caller): Promise<Preferencias> {
    const doc = await this.usuarios.findById(caller._id);
    if (!doc) throw new DomainError(erroresComunes.sesionExpirada);
    return doc.preferencias;
  }

  async update(caller: Caller, pedido: PreferenciasUpdate): Promise<Preferencias> {
    return this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(caller._id, tx.session);
      if (!antes) throw new DomainError(erroresComunes.sesionExpirada);
      if (!hasNews(antes.preferencias, pedido)) return antes.preferencias;
      const preferencias = { ...antes.preferencias, ...pedido };
      const despues = await this.usuarios.update(antes, { preferencias }, tx.session);
      appendUsuarioCambiado(tx, antes, despues);
      return despues.preferencias;
    });
  }
}
