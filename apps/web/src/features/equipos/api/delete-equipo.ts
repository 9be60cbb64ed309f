import { http } from '../../../shared/http/http';

export const deleteEquipo = (id: string) => http.delete(`/api/equipos/${id}`);
