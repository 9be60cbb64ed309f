import { http } from '../../../shared/http/http';

export type Accion = { tipo: 'leer' | 'eliminar' | 'restaurar'; id: string } | { tipo: 'leerTodas' };

interface Reply {
  noLeidas: number;
}

const BASE = '/api/notificaciones';

export const runAccion = (accion: Accion): Promise<Reply> => {
  switch (accion.tipo) {
    case 'leerTodas':
      return http.put(`${BASE}/marcar-todas-leidas`, {});
    case 'leer':
      return http.put(`${BASE}/${accion.id}/leer`, {});
    case 'restaurar':
      return http.put(`${BASE}/${accion.id}/restaurar`, {});
    case 'eliminar':
      return http.delete(`${BASE}/${accion.id}`);
  }
};
