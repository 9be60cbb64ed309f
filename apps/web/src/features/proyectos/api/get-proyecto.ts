import type { Proyecto } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getProyecto = async (id: string): Promise<Proyecto> =>
  (await pedir(rutasProyectos.leer, { params: { id } })).proyecto;
