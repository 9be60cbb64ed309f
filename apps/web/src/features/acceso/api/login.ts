import type { ReplyOf } from '@pmp/contracts/common';
import { rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export type SesionReply = ReplyOf<typeof rutasSesiones.entrar>;

/** Without `recordar` the token is valid for one day. */
export const login = (correo: string, contrasena: string, recordar: boolean): Promise<SesionReply> =>
  pedir(rutasSesiones.entrar, {
    body: {
      correo: correo.trim(),
      contraseña: contrasena,
      ...(!recordar && { recordar }),
    },
    anonymous: true,
  });
