import { http } from '../../../shared/http/http';

export const deleteProyecto = (id: string) => http.delete(`/api/proyectos/${id}`);
