import type { Epica, Historia } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

export const getEpica = async (id: string): Promise<Epica> =>
  (await http.get<{ epica: Epica }>(`/api/epicas/${id}`)).epica;

export const getHistoria = async (id: string): Promise<Historia> =>
  (await http.get<{ historia: Historia }>(`/api/historias/${id}`)).historia;
