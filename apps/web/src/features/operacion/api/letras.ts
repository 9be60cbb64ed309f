import { rutasOperacion } from '@pmp/contracts/common/rutas';
import { pedir } from '../../../shared/http/pedir';

export const reintentarLetra = (id: string) => pedir(rutasOperacion.reintentar, { params: { id } });

export const descartarLetra = (id: string) => pedir(rutasOperacion.descartar, { params: { id } });
