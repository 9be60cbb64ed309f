import type { Proyecto } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

/** `version`: the one the person saw; a stale one is refused. */
export const putClave = async (_id: string, body: { clave: string; version?: number }): Promise<Proyecto> =>
  (await pedir(rutasProyectos.cambiarClave, { params: { id: _id }, body })).proyecto;
