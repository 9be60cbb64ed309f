import { http } from '../../../shared/http/http';

export const getMisDatos = (): Promise<Blob> => http.blob('/api/usuarios/mis-datos', 'application/json');
