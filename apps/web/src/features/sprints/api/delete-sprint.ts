import { http } from '../../../shared/http';

export const deleteSprint = (id: string) => http.delete(`/api/sprints/${id}`);
