import type { Bot, BotCreate, BotUpdate } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';
import type { NuevoToken, TokenCreado } from './tokens';

export const CLAVE_BOTS = ['bots'] as const;

const PATH = '/api/usuarios/bots';

export const getBots = async (signal: AbortSignal): Promise<Bot[]> =>
  (await http.get<{ bots: Bot[] }>(PATH, signal)).bots;

export const createBot = async (bot: BotCreate): Promise<Bot> =>
  (await http.post<{ bot: Bot }>(PATH, bot)).bot;

export const updateBot = async (id: string, cambios: BotUpdate): Promise<Bot> =>
  (await http.put<{ bot: Bot }>(`${PATH}/${id}`, cambios)).bot;

export const createBotToken = (id: string, nuevo: NuevoToken): Promise<TokenCreado> =>
  http.post<TokenCreado>(`${PATH}/${id}/tokens`, nuevo);

export const forgetBotReadings = (id: string, token: string): Promise<unknown> =>
  http.delete(`${PATH}/${id}/tokens/${token}/lecturas`);

export const revokeBotToken = (id: string, token: string): Promise<unknown> =>
  http.delete(`${PATH}/${id}/tokens/${token}`);
