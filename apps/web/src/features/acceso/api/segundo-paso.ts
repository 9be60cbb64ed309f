import type { ReplyOf } from '@pmp/contracts/common';
import type { AltaFactorConfirmar, SegundoPaso } from '@pmp/contracts/usuarios';
import { rutasFactores } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export type Semilla = ReplyOf<typeof rutasFactores.empezarAlta>;
/** The session, with the recovery codes to keep. */
export type AltaReply = ReplyOf<typeof rutasFactores.confirmarAlta>;

export const finishLogin = (paso: SegundoPaso): Promise<ReplyOf<typeof rutasFactores.entrar>> =>
  pedir(rutasFactores.entrar, { body: paso, anonymous: true });

export const beginAlta = (reto: string): Promise<Semilla> =>
  pedir(rutasFactores.empezarAlta, { body: { reto }, anonymous: true });

export const confirmAlta = (body: AltaFactorConfirmar): Promise<AltaReply> =>
  pedir(rutasFactores.confirmarAlta, { body, anonymous: true });
