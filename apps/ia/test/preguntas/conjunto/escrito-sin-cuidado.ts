import { id } from '../espacio';
import type { PreguntaComprobada } from '../pregunta';

/** What somebody who leads a team types without care: combined conditions, ages, scope, times and orders. Before the code. */
export const ESCRITO_SIN_CUIDADO: readonly PreguntaComprobada[] = [
  {
    pregunta: '¿qué se quedó sin terminar del último sprint?',
    dice: ['Pagar en plazos', 'Pago en un paso'],
    calla: ['Ver mis pedidos'],
  },
  { pregunta: 'quién tiene más carga ahora mismo', dice: ['Marcos Gil'] },
  { pregunta: 'hay alguien sin nada asignado?', dice: ['Sin tareas abiertas', 'Sara León'] },
  { pregunta: 'cuántos puntos llevamos cerrados en este sprint', dice: ['8 de 37'] },
  {
    pregunta: 'cuáles son las historias más antiguas sin empezar',
    dice: ['Confirmación por correo', 'creada el'],
    calla: ['Guardar la cesta', 'Pagar en plazos'],
  },
  {
    pregunta: 'qué bugs críticos siguen abiertos',
    dice: ['Botón activo tras un rechazo'],
    calla: ['Certificado de pruebas', 'Elegir entre tarjetas'],
  },
  {
    pregunta: 'qué tiene Nora entre manos',
    dice: ['Elegir entre tarjetas'],
    calla: ['Plantilla del correo'],
  },
  {
    pregunta: 'enséñame lo que lleva más de 4 días en revisión',
    dice: ['Botón activo tras un rechazo', '13 de noviembre'],
    calla: ['Explicar el calendario'],
  },
  { pregunta: 'cuánto tardamos de media en cerrar una historia', noSeSabe: true },
  { pregunta: 'cuánto tarda una tarea de media', dice: ['2 días', '1 tarea'] },
  { pregunta: 'qué ha cambiado hoy en el tablero', dice: ['ningún cambio'] },
  {
    pregunta: 'se ha añadido algo al sprint después de empezar?',
    dice: ['Encontrar aunque se escriba mal', '29', '37'],
  },
  { pregunta: 'ha crecido el alcance del sprint?', dice: ['Han entrado', 'Encontrar aunque se escriba mal'] },
  { pregunta: 'a qué hora es la daily', noSeSabe: true },
  { pregunta: 'cuándo acaba el sprint', dice: ['Termina el 22 de noviembre'] },
  { pregunta: 'qué tareas vencen mañana', dice: ['Explicar el calendario'], calla: ['Plantilla del correo'] },
  { pregunta: 'qué épicas van retrasadas', dice: ['Buscador', '2 de 4', 'Devoluciones'], calla: ['Acceso'] },
  {
    pregunta: 'cuál fue nuestra velocidad en los últimos dos sprints',
    dice: ['Catálogo rápido', 'Cuenta clara', '13'],
    calla: ['Cesta firme'],
  },
  {
    pregunta: 'mueve al siguiente sprint lo que no esté empezado',
    dice: ['Confirmación por correo', 'Avisar si se agota', 'Devoluciones fáciles'],
    calla: ['Pagar en plazos'],
    propone: [
      {
        metodo: 'PUT',
        ruta: '/api/sprints/lote',
        cuerpo: { historias: [id('h', 9), id('h', 13)], destino: id('s', 5), alcance: true },
      },
    ],
  },
  { pregunta: 'borra las historias sin estimar', dice: ['papelera'], calla: ['Seguir la devolución'] },
  {
    pregunta: 'qué depende de lo que está bloqueado',
    dice: ['Textos de atención al cliente', 'Plantilla del correo'],
  },
  { pregunta: 'quién comentó ayer y qué dijo', dice: ['Iván', 'falta probarlo en Safari'] },
  {
    pregunta: 'compárame este sprint con el anterior',
    dice: ['Pago en un paso', 'Cuenta clara', '8 de 37', '10'],
    calla: ['Catálogo rápido'],
  },
  { pregunta: 'escríbeme un resumen para el cliente de esta semana', dice: ['Comparar por sonido'] },
  {
    pregunta: 'qué historias no están estimadas',
    dice: ['Seguir la devolución'],
    calla: ['Devolver en tienda'],
  },
  { pregunta: 'quién no tiene tareas', dice: ['Sara León'] },
];
