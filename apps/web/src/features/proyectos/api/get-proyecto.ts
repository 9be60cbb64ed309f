import type { Proyecto } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

export const getProyecto = async (id: string): Promise<Proyecto> =>
  (await http.get<{ proyecto: Proyecto }>(`/api/proyectos/${id}`)).proyecto;
