import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { Accion } from './api/run-accion';

export interface Vista {
  notificaciones: Notificacion[];
  noLeidas: number;
}

const apply = (vista: Vista, accion: Accion): Vista => {
  switch (accion.tipo) {
    case 'leerTodas':
      return { notificaciones: vista.notificaciones.map((n) => ({ ...n, leida: true })), noLeidas: 0 };
    case 'restaurar':
      return vista;
    default: {
      const target = vista.notificaciones.find(({ _id }) => _id === accion.id);
      if (!target) return vista;
      const noLeidas = target.leida ? vista.noLeidas : Math.max(0, vista.noLeidas - 1);
      const notificaciones =
        accion.tipo === 'eliminar' || accion.tipo === 'posponer'
          ? vista.notificaciones.filter((n) => n !== target)
          : vista.notificaciones.map((n) => (n === target ? { ...n, leida: true } : n));
      return { notificaciones, noLeidas };
    }
  }
};

/** The list as it will be when the pending calls succeed; derived, so that a failed call needs no rollback. */
export const applyAcciones = (vista: Vista, acciones: Accion[]): Vista => acciones.reduce(apply, vista);
