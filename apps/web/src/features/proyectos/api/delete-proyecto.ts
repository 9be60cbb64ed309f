import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

export const deleteProyecto = (id: string) => pedir(rutasProyectos.eliminar, { params: { id } });
