import type { Bot, BotCreate, BotUpdate } from '@pmp/contracts/usuarios';
import { rutasBots } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';
import type { NuevoToken, TokenCreado } from './tokens';

export const CLAVE_BOTS = ['bots'] as const;

export const getBots = async (signal: AbortSignal): Promise<Bot[]> =>
  (await pedir(rutasBots.listar, { signal })).bots;

export const createBot = async (bot: BotCreate): Promise<Bot> =>
  (await pedir(rutasBots.crear, { body: bot })).bot;

export const updateBot = async (id: string, cambios: BotUpdate): Promise<Bot> =>
  (await pedir(rutasBots.cambiar, { params: { id }, body: cambios })).bot;

export const createBotToken = (id: string, nuevo: NuevoToken): Promise<TokenCreado> =>
  pedir(rutasBots.crearToken, { params: { id }, body: nuevo });

export const forgetBotReadings = (id: string, token: string): Promise<unknown> =>
  pedir(rutasBots.olvidarLecturas, { params: { id, token } });

export const revokeBotToken = (id: string, token: string): Promise<unknown> =>
  pedir(rutasBots.revocarToken, { params: { id, token } });
