import type { ReplyOf } from '@pmp/contracts/common';
import type { AltaLlaveConfirmar, EntrarConLlave, OpcionesLlave, OpcionesUso } from '@pmp/contracts/usuarios';
import { rutasLlaves } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const askToEnter = async (): Promise<OpcionesUso> =>
  (await pedir(rutasLlaves.pedirEntrada, { anonymous: true })).opciones;

export const enterWithLlave = (body: EntrarConLlave): Promise<ReplyOf<typeof rutasLlaves.entrar>> =>
  pedir(rutasLlaves.entrar, { body, anonymous: true });

export const askForStep = async (reto: string): Promise<OpcionesUso> =>
  (await pedir(rutasLlaves.pedirPaso, { body: { reto }, anonymous: true })).opciones;

export const beginAltaLlave = async (reto: string): Promise<OpcionesLlave> =>
  (await pedir(rutasLlaves.empezarAlta, { body: { reto }, anonymous: true })).opciones;

export const confirmAltaLlave = (
  body: AltaLlaveConfirmar,
): Promise<ReplyOf<typeof rutasLlaves.confirmarAlta>> =>
  pedir(rutasLlaves.confirmarAlta, { body, anonymous: true });
