import type { DemoEpica } from '../shapes.ts';

export const cesta: DemoEpica = {
  titulo: 'Una cesta sin sorpresas',
  descripcion: 'Que el importe de la cesta sea el que se paga.',
  prioridad: 'alta',
  estado: 'completada',
  historias: [
    {
      titulo: 'Guardar la cesta entre dispositivos',
      comoUsuario: 'clienta que mira en el móvil y compra en casa',
      quiero: 'encontrar la cesta como la dejé',
      para: 'no empezar de nuevo',
      prioridad: 'alta',
      estado: 'completada',
      puntos: 8,
      responsable: 'ivan',
      tareas: [
        {
          titulo: 'Unir la cesta de antes de entrar con la de la cuenta',
          tipo: 'funcionalidad',
          prioridad: 'alta',
          estado: 'completada',
          asignado: 'ivan',
          dias: -24,
          horas: 9,
        },
      ],
    },
    {
      titulo: 'Calcular los portes antes de pagar',
      comoUsuario: 'clienta',
      quiero: 'ver los portes con mi código postal',
      para: 'conocer el importe final desde el principio',
      prioridad: 'media',
      estado: 'completada',
      puntos: 5,
      responsable: 'marcos',
      tareas: [
        {
          titulo: 'Tarifas por zona de la empresa de transporte',
          tipo: 'funcionalidad',
          prioridad: 'media',
          estado: 'completada',
          asignado: 'marcos',
          dias: -21,
          horas: 6,
        },
      ],
    },
  ],
};
