import { http } from '../../../shared/http';

export const getMisDatos = (): Promise<Blob> => http.blob('/api/usuarios/mis-datos', 'application/json');
