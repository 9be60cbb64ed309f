import type { Panel } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

/** The whole dashboard in one call. */
export const getPanel = (id: string, signal: AbortSignal): Promise<Panel> =>
  pedir(rutasProyectos.leerPanel, { params: { id }, signal });
