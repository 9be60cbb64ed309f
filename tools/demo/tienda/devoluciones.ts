import type { DemoEpica } from '../shapes.ts';

export const devoluciones: DemoEpica = {
  titulo: 'Devoluciones sin llamar',
  descripcion: 'Que una devolución se pida y se siga desde el área de cliente.',
  prioridad: 'media',
  estado: 'pendiente',
  historias: [
    {
      titulo: 'Pedir la recogida de un artículo',
      comoUsuario: 'clienta descontenta con una talla',
      quiero: 'elegir día y franja de recogida',
      para: 'no tener que ir a una oficina',
      prioridad: 'alta',
      estado: 'pendiente',
      puntos: 8,
      responsable: 'marcos',
      criterios: [
        { texto: 'Ofrece al menos tres franjas' },
        { texto: 'Se puede cambiar hasta la víspera' },
        { texto: 'Llega un correo con la etiqueta de envío' },
      ],
      tareas: [
        {
          titulo: 'Consultar franjas disponibles a la empresa de transporte',
          tipo: 'funcionalidad',
          prioridad: 'alta',
          estado: 'pendiente',
          asignado: 'marcos',
          dias: 12,
          horas: 8,
        },
        {
          titulo: 'Etiqueta de envío en PDF',
          tipo: 'funcionalidad',
          prioridad: 'media',
          estado: 'pendiente',
          dias: 14,
          horas: 4,
        },
      ],
    },
    {
      titulo: 'Seguir el estado de mi devolución',
      comoUsuario: 'clienta',
      quiero: 'ver en qué paso está mi devolución',
      para: 'saber cuándo recibiré el dinero',
      prioridad: 'media',
      estado: 'pendiente',
      puntos: 5,
      tareas: [],
    },
    {
      titulo: 'Devolver en tienda un pedido en línea',
      comoUsuario: 'clienta que pasa por el centro',
      quiero: 'entregar la devolución en cualquier tienda',
      para: 'recuperar el dinero en el momento',
      prioridad: 'baja',
      estado: 'pendiente',
      puntos: 3,
      tareas: [],
    },
  ],
};
