import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

export const deleteSprint = (id: string) => pedir(rutasSprints.eliminar, { params: { id } });
