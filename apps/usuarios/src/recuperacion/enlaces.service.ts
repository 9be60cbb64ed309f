import { Injectable } from '@nestjs/common';
import { type EnlaceContrasena, enlaceContrasenaCreado } from '@pmp/contracts/usuarios';
import { UnitOfWork } from '@pmp/platform';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { expiryFrom, hashOf, newToken, rutaOf } from '../correo/enlace.rules';
import { RestablecimientosRepository } from './restablecimientos.repository';

@Injectable()
export class EnlacesService {
  constructor(
    private readonly restablecimientos: RestablecimientosRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Creates a link that works once, for 30 minutes and until the password or the address changes. */
  async make(
    { _id, nombre, sesion: ses, correoClave: correo }: UsuarioDoc,
    { porCorreo }: { porCorreo: boolean },
  ): Promise<EnlaceContrasena> {
    const token = newToken();
    const expira = expiryFrom(new Date());
    const usuario = _id.toHexString();
    await this.unitOfWork.run((tx) => {
      this.restablecimientos.insert({ _id: hashOf(token), usuario, ses, correo, porCorreo, expira }, tx);
      tx.fact(enlaceContrasenaCreado, { _id: usuario, nombre });
    });
    return { ruta: rutaOf(token), expira: expira.toISOString() };
  }
}
