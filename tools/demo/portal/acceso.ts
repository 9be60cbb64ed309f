import type { DemoEpica } from '../shapes.ts';

export const acceso: DemoEpica = {
  titulo: 'Acceso con la cuenta de empresa',
  descripcion: 'Una sola cuenta para todas las herramientas internas.',
  prioridad: 'crítica',
  estado: 'en progreso',
  historias: [
    {
      titulo: 'Entrar en el portal con la cuenta de empresa',
      comoUsuario: 'persona de la plantilla',
      quiero: 'usar la misma cuenta en todas las herramientas',
      para: 'no recordar seis contraseñas',
      prioridad: 'crítica',
      estado: 'en revisión',
      puntos: 13,
      tareas: [
        {
          titulo: 'Conectar el portal con el proveedor de identidad',
          tipo: 'funcionalidad',
          prioridad: 'crítica',
          estado: 'en revisión',
          asignado: 'hugo',
          dias: 1,
          horas: 12,
        },
        {
          titulo: 'Guía de migración para los responsables de área',
          tipo: 'documentación',
          prioridad: 'media',
          estado: 'en progreso',
          asignado: 'carmen',
          dias: 5,
          horas: 3,
        },
      ],
    },
    {
      titulo: 'Revocar accesos al causar baja',
      comoUsuario: 'responsable de personas',
      quiero: 'que una baja retire todos los accesos el mismo día',
      para: 'cumplir la auditoría',
      prioridad: 'alta',
      estado: 'pendiente',
      puntos: 8,
      tareas: [
        {
          titulo: 'Inventario de permisos por herramienta',
          tipo: 'documentación',
          prioridad: 'alta',
          estado: 'completada',
          asignado: 'irene',
          dias: -6,
          horas: 6,
        },
        {
          titulo: 'Tarea nocturna que retira accesos',
          tipo: 'funcionalidad',
          prioridad: 'alta',
          estado: 'pendiente',
          asignado: 'hugo',
          dias: 8,
          horas: 10,
        },
      ],
    },
  ],
};
