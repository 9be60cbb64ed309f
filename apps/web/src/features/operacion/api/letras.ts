import { http } from '../../../shared/http/http';

export const reintentarLetra = (id: string) =>
  http.post(`/api/operacion/letras-muertas/${id}/reintentar`, {});

export const descartarLetra = (id: string) => http.delete(`/api/operacion/letras-muertas/${id}`);
