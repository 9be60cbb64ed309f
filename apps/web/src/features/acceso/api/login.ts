import type { ReplyOf } from '@pmp/contracts/common';
import { rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export type SesionReply = ReplyOf<typeof rutasSesiones.registrar>;
/** A session, or what a second factor is asked for with. */
export type EntradaReply = ReplyOf<typeof rutasSesiones.entrar>;

/** Where this browser keeps what it shows in place of that person's second factor. */
export const dispositivoKey = (correo: string): string => `dispositivo:${correo.trim().toLowerCase()}`;

/** Without `recordar` the token is valid for one day. */
export const login = (correo: string, contrasena: string, recordar: boolean): Promise<EntradaReply> => {
  const dispositivo = localStorage.getItem(dispositivoKey(correo));
  return pedir(rutasSesiones.entrar, {
    body: {
      correo: correo.trim(),
      contraseña: contrasena,
      ...(!recordar && { recordar }),
      ...(dispositivo && { dispositivo }),
    },
    anonymous: true,
  });
};
