import type { PreguntaComprobada } from '../pregunta';

/** How a team works and what it has written down: columns, definitions, templates, views and criteria. */
export const COMO_TRABAJA_EL_EQUIPO: readonly PreguntaComprobada[] = [
  {
    pregunta: '¿Qué columnas tiene el tablero?',
    dice: ['Por hacer', 'Desarrollo', 'Pruebas', 'Completado', '3 tarjetas'],
  },
  { pregunta: '¿Cuántas tarjetas hay en cada columna?', dice: ['Desarrollo', '3 tarjetas', '13 puntos'] },
  {
    pregunta: '¿Qué columna pasa de su límite?',
    dice: ['Por encima de su límite: Desarrollo'],
    calla: ['límite: Pruebas'],
  },
  { pregunta: '¿Cuál es el WIP del tablero?', dice: ['límite de 2', 'límite de 8 puntos'] },
  { pregunta: '¿Hay alguna columna llena?', quien: 'nora', dice: ['Desarrollo'] },
  {
    pregunta: '¿Cuál es la definición de hecho del equipo?',
    dice: ['no le quedan tareas abiertas', 'no se puede finalizar'],
    calla: ['Diseño revisado'],
  },
  {
    pregunta: '¿Cuándo consideramos lista una historia?',
    dice: ['Diseño revisado', 'tiene criterios de aceptación'],
    calla: ['tareas abiertas'],
  },
  {
    pregunta: '¿Qué definición de listo tenemos?',
    abierto: 'PORTAL',
    dice: ['no ha dicho cuándo una historia está lista'],
    calla: ['Diseño revisado'],
  },
  { pregunta: '¿Qué plantillas hay?', dice: ['Pantalla nueva', 'Error en producción', '4 elementos'] },
  { pregunta: '¿Tenemos plantillas en el portal?', abierto: 'PORTAL', dice: ['no hay plantillas'] },
  {
    pregunta: '¿Qué vistas tengo guardadas?',
    dice: ['Lo que urge', 'Para la demo', 'prioridad:alta abierta'],
  },
  { pregunta: 'dime las vistas que hay', quien: 'nora', dice: ['Lo que urge'], calla: ['Para la demo'] },
  {
    pregunta: '¿Qué criterios faltan en las historias?',
    dice: ['Pagar en plazos', '1 de 2 criterios', 'Se puede adelantar un plazo'],
    calla: ['Vale con un solo paso'],
  },
  {
    pregunta: '¿Qué historias no tienen todos sus criterios cumplidos?',
    dice: ['Pagar en plazos'],
    calla: ['Se ve el calendario de cobros'],
  },
  { pregunta: '¿Qué historias cumplen todos sus criterios?', dice: ['1 de 1 criterio'], calla: ['plazos'] },
];
