import { Injectable } from '@nestjs/common';
import type { EnlaceContrasena } from '@pmp/contracts/usuarios';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { expiryFrom, hashOf, newToken, rutaOf } from './enlace.rules';
import { RestablecimientosRepository } from './restablecimientos.repository';

@Injectable()
export class Enlaces {
  constructor(private readonly restablecimientos: RestablecimientosRepository) {}

  /** Good once, for 30 minutes and until the password changes. */
  async make({ _id, sesion }: UsuarioDoc): Promise<EnlaceContrasena> {
    const token = newToken();
    const expira = expiryFrom(new Date());
    await this.restablecimientos.insert({
      _id: hashOf(token),
      usuario: _id.toHexString(),
      ses: sesion,
      expira,
    });
    return { ruta: rutaOf(token), expira: expira.toISOString() };
  }
}
