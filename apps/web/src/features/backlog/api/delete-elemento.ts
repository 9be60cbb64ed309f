import { http } from '../../../shared/http';

export const deleteEpica = (id: string) => http.delete(`/api/epicas/${id}`);

export const deleteHistoria = (id: string) => http.delete(`/api/historias/${id}`);
