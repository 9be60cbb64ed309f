import type { ReplyOf } from '@pmp/contracts/common';
import type { SegundoPaso } from '@pmp/contracts/usuarios';
import { rutasFactores } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const finishLogin = (paso: SegundoPaso): Promise<ReplyOf<typeof rutasFactores.entrar>> =>
  pedir(rutasFactores.entrar, { body: paso, anonymous: true });
