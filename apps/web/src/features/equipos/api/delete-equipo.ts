import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const deleteEquipo = (id: string) => pedir(rutasEquipos.eliminar, { params: { id } });
