import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { pedir } from '../../../shared/http/pedir';

export type Accion =
  | { tipo: 'leer' | 'eliminar' | 'restaurar'; id: string }
  | { tipo: 'posponer'; id: string; hasta: string | null }
  | { tipo: 'leerTodas' };

interface Reply {
  noLeidas: number;
}

export const runAccion = (accion: Accion): Promise<Reply> => {
  switch (accion.tipo) {
    case 'leerTodas':
      return pedir(rutasNotificaciones.marcarTodasLeidas);
    case 'leer':
      return pedir(rutasNotificaciones.marcarLeida, { params: { id: accion.id } });
    case 'posponer':
      return pedir(rutasNotificaciones.posponer, {
        params: { id: accion.id },
        body: { hasta: accion.hasta },
      });
    case 'restaurar':
      return pedir(rutasNotificaciones.restaurar, { params: { id: accion.id } });
    case 'eliminar':
      return pedir(rutasNotificaciones.eliminar, { params: { id: accion.id } });
  }
};
