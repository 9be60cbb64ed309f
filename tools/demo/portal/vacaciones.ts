import type { DemoEpica } from '../shapes.ts';

export const vacaciones: DemoEpica = {
  titulo: 'Calendario de ausencias',
  descripcion: 'Pedir y aprobar vacaciones viendo las del resto del equipo.',
  prioridad: 'media',
  estado: 'completada',
  historias: [
    {
      titulo: 'Pedir vacaciones desde el móvil',
      comoUsuario: 'persona de la plantilla',
      quiero: 'pedir días y ver los que me quedan',
      para: 'organizarme sin escribir correos',
      prioridad: 'media',
      estado: 'completada',
      puntos: 5,
      responsable: 'irene',
      tareas: [
        {
          titulo: 'Saldo de días con los festivos de cada sede',
          tipo: 'funcionalidad',
          prioridad: 'media',
          estado: 'completada',
          asignado: 'irene',
          dias: -20,
          horas: 9,
        },
        {
          titulo: 'Aviso a quien aprueba',
          tipo: 'mejora',
          prioridad: 'baja',
          estado: 'completada',
          asignado: 'carmen',
          dias: -18,
          horas: 3,
        },
      ],
    },
  ],
};
