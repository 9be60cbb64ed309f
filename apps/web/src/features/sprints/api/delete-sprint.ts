import { http } from '../../../shared/http/http';

export const deleteSprint = (id: string) => http.delete(`/api/sprints/${id}`);
