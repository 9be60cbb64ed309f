import type { DemoPlantilla } from '../shapes.ts';

export const plantillas: DemoPlantilla[] = [
  {
    nombre: 'Campaña comercial',
    tipo: 'epica',
    contenido: {
      titulo: 'Campaña de temporada',
      descripcion: 'Lo que hace falta para abrir y cerrar una campaña sin sorpresas.',
      prioridad: 'alta',
      historias: [
        {
          titulo: 'Página de la campaña',
          puntos: 5,
          criterios: ['Se ve bien en el móvil', 'Carga en menos de dos segundos'],
          tareas: [{ titulo: 'Textos e imágenes' }, { titulo: 'Revisión de accesibilidad' }],
        },
        {
          titulo: 'Descuentos de la campaña',
          puntos: 3,
          criterios: ['Se activan y se apagan solos en su fecha'],
          tareas: [{ titulo: 'Probar con la hora de otra zona', tipo: 'mejora' }],
        },
        { titulo: 'Cierre y cifras', puntos: 2 },
      ],
    },
  },
  {
    nombre: 'Pantalla nueva',
    tipo: 'historia',
    contenido: {
      titulo: 'Pantalla nueva',
      puntos: 5,
      criterios: [
        'Dice qué hacer cuando está vacía',
        'Se maneja con el teclado',
        'Se lee en el móvil y de noche',
      ],
      tareas: [
        { titulo: 'Diseño' },
        { titulo: 'Desarrollo' },
        { titulo: 'Ayuda para atención al cliente', tipo: 'documentación' },
      ],
    },
  },
  {
    nombre: 'Error en producción',
    tipo: 'tarea',
    contenido: {
      titulo: 'Corregir un error en producción',
      tipo: 'bug',
      prioridad: 'crítica',
      criterios: ['Hay una prueba que lo reproduce', 'Atención al cliente está avisada'],
    },
  },
];
