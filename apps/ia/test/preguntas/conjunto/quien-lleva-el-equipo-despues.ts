import { id } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** What those questions taught, asked in other words after the code. */
export const QUIEN_LLEVA_EL_EQUIPO_DESPUES: readonly PreguntaComprobada[] = [
  { pregunta: 'estado de la épica Buscador', dice: ['Buscador', '2 de 4', '13 de 26'] },
  { pregunta: '¿Qué queda en la épica Devoluciones?', dice: ['0 de 3', 'Seguir la devolución'] },
  {
    pregunta: '¿Cuántos puntos tiene la épica Pagos?',
    dice: ['24'],
    calla: ['estimar'],
  },
  {
    pregunta: 'lista las historias de la épica Cesta y cuenta',
    dice: ['Guardar la cesta', 'Ver mis pedidos'],
  },
  { pregunta: '¿Cuántas horas le quedan a Nora?', dice: ['15', 'Nora Vidal'] },
  { pregunta: '¿Cuántas horas me quedan?', dice: ['4 horas'] },
  { pregunta: '¿Qué historias no están en ningún sprint?', dice: ['Devolver en tienda'], calla: ['Vale'] },
  { pregunta: '¿Qué incluye el siguiente sprint?', dice: ['Pedir la recogida'] },
  { pregunta: '¿Cuándo empezó el sprint?', dice: ['Pago en un paso'] },
  {
    pregunta: 'Aplaza «Consultar franjas» al 15 de diciembre',
    propone: [
      {
        metodo: 'PUT',
        ruta: `/api/tareas/${id('t', 16)}`,
        cuerpo: { fechaLimite: '2026-12-15T00:00:00.000Z' },
      },
    ],
  },
  {
    pregunta: 'Que Comparar por sonido venza el lunes que viene',
    propone: [
      {
        metodo: 'PUT',
        ruta: `/api/tareas/${id('t', 13)}`,
        cuerpo: { fechaLimite: '2026-11-23T00:00:00.000Z' },
      },
    ],
  },
  {
    pregunta: 'Cambia el plazo de Elegir entre tarjetas a pasado mañana',
    propone: [
      {
        metodo: 'PUT',
        ruta: `/api/tareas/${id('t', 2)}`,
        cuerpo: { fechaLimite: '2026-11-20T00:00:00.000Z' },
      },
    ],
  },
  { pregunta: '¿De qué depende Medir búsquedas vacías?', dice: ['Vale de descuento'] },
  { pregunta: '¿Qué tareas dependen del directorio?', dice: ['Elegir entre tarjetas'] },
  { pregunta: '¿Cuándo se terminó Validar caducidad del vale?', dice: ['11 de noviembre'] },
  { quien: 'nora', pregunta: 'prepárame la daily', dice: ['Explicar el calendario de cobros'] },
  { pregunta: '¿Queda algo por revisar?', dice: ['Botón activo tras un rechazo'] },
  { pregunta: '¿Quién anda parado?', dice: ['Sara León'] },
  { pregunta: 'historias urgentes del proyecto', dice: ['Pagar con tarjeta guardada', 'Avisar si se agota'] },
];
