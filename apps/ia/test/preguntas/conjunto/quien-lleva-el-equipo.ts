import { id } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** What somebody who leads the team asks in their own words, through a week of work. */
export const QUIEN_LLEVA_EL_EQUIPO: readonly PreguntaComprobada[] = [
  { pregunta: '¿Cómo vamos?', dice: ['Pago en un paso', '22 %'] },
  { pregunta: '¿Qué cuento en la daily?', dice: ['Ayer (17 de noviembre)', 'Plantilla del correo'] },
  { pregunta: '¿Quién anda más liado?', dice: ['Nora Vidal', 'Marcos Gil'] },
  { pregunta: '¿A quién le puedo pasar más trabajo?', dice: ['Sara León'] },
  { pregunta: '¿Está todo el mundo con algo entre manos?', dice: ['Sara León'] },
  {
    pregunta: '¿Qué es lo más urgente ahora mismo?',
    dice: [['Botón activo tras un rechazo', 'Contador no baja al anular']],
  },
  { pregunta: '¿Qué bugs críticos tenemos abiertos?', dice: ['Botón activo tras un rechazo'] },
  {
    pregunta: '¿Qué hay para revisar?',
    dice: ['Botón activo tras un rechazo', 'Explicar el calendario de cobros'],
    calla: ['Comparar por sonido'],
  },
  { pregunta: '¿Qué historias críticas siguen abiertas?', dice: ['Pagar con tarjeta guardada'] },
  { pregunta: '¿Cómo va la épica Pagos?', dice: ['Pagos', '2 de 5', '8 de 24'] },
  { pregunta: '¿Cuánto le queda a la épica Pagos?', dice: ['Pagos', '16'] },
  {
    pregunta: '¿Qué historias tiene la épica Devoluciones?',
    dice: ['Pedir la recogida', 'Devolver en tienda'],
  },
  { pregunta: '¿Qué entra en el próximo sprint?', dice: ['Pedir la recogida'] },
  {
    pregunta: '¿Qué historias están sin planificar?',
    dice: ['Seguir la devolución', 'Devolver en tienda'],
    calla: ['Pedir la recogida'],
  },
  { pregunta: '¿Cuántas horas tiene Marcos por delante?', dice: ['15'] },
  { pregunta: '¿Cuántas horas de trabajo quedan en el sprint?', dice: ['40'] },
  {
    pregunta: 'Pon el viernes como fecha límite de Medir búsquedas vacías',
    propone: [
      {
        metodo: 'PUT',
        ruta: `/api/tareas/${id('t', 14)}`,
        cuerpo: { fechaLimite: '2026-11-20T00:00:00.000Z' },
      },
    ],
  },
  {
    pregunta: 'Pasa la fecha de Plantilla del correo al 30 de noviembre',
    propone: [
      {
        metodo: 'PUT',
        ruta: `/api/tareas/${id('t', 5)}`,
        cuerpo: { fechaLimite: '2026-11-30T00:00:00.000Z' },
      },
    ],
  },
  {
    pregunta: 'Ponle 5 puntos a la historia Seguir la devolución',
    propone: [{ metodo: 'PUT', ruta: `/api/historias/${id('h', 16)}`, cuerpo: { puntos: 5 } }],
  },
  { pregunta: '¿Cuándo se completó el vale de descuento?', dice: ['13 de noviembre'] },
  { pregunta: '¿Qué depende de la plantilla del correo?', dice: ['Textos de atención al cliente'] },
  { pregunta: '¿A qué espera Elegir entre tarjetas?', dice: ['Conectar con el directorio'] },
  { pregunta: '¿Tenemos algo pendiente de Carmen?', dice: ['Conectar con el directorio'] },
  { pregunta: '¿Cuántas tareas cerramos la semana pasada?', dice: ['3'] },
  { pregunta: '¿Qué riesgos tiene el sprint?', dice: ['%'] },
  { pregunta: 'Hazme un resumen del proyecto', dice: ['Tienda en línea'] },
  { pregunta: 'Enséñame lo mío que vence antes de fin de mes', dice: ['Plantilla del correo'] },
  { pregunta: '¿Qué lleva más tiempo bloqueado?', dice: ['Etiqueta en PDF'] },
  { pregunta: '¿Quién ha hecho más esta semana?', dice: ['Esta semana', 'Nora Vidal'] },
  { pregunta: '¿Cuándo empieza el próximo sprint?', dice: ['23 de noviembre'] },
  { pregunta: '¿Cuántos días quedan de sprint?', dice: ['22 de noviembre'] },
  { pregunta: '¿Cuál es el presupuesto del proyecto?', noSeSabe: true },
  { pregunta: '¿Cuándo se va Nora de vacaciones?', noSeSabe: true },
];
