import { http } from '../../../shared/http';

export const deleteProyecto = (id: string) => http.delete(`/api/proyectos/${id}`);
