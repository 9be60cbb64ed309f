import { type Contexto, type Answerer, respuesta } from './contexto/contexto';
import { elementos, lineas, literal } from './contexto/redaccion';

const SUGERENCIAS = ['¿Qué hago hoy?', '¿Cómo va el sprint?', '¿Qué tareas están vencidas?'];

const PUEDO = elementos([
  'Decirte qué hacer hoy y qué tareas tienes vencidas, bloqueadas o por vencer.',
  'Contar cómo va el sprint o una épica, si llegaréis, con qué velocidad y cuántas horas quedan, y resumir un proyecto, un día o una conversación.',
  'Contar qué hizo alguien la semana pasada y por qué está bloqueado algo.',
  'Ver quién está sobrecargado y qué está sin asignar.',
  'Buscar proyectos, épicas, historias y tareas por su título.',
  'Proponer cambios que tú confirmas: asignar, cambiar de estado, prioridad o fecha, crear historias y tareas, dividir una historia, preparar un sprint, redactar una historia como Como/Quiero/Para o estimarla por otras parecidas.',
]);

const nombreDe = ({ reader }: Contexto): string => literal(reader.persona.nombre).split(' ')[0] ?? '';

const fija =
  (texto: (contexto: Contexto) => string, sugerencias: string[] = SUGERENCIAS): Answerer =>
  (contexto) =>
    Promise.resolve(respuesta(texto(contexto), sugerencias));

export const ayuda = fija(() => lineas('Puedo:', PUEDO));

export const saludo = fija((contexto) => `Hola, ${nombreDe(contexto)}. ¿Qué quieres saber de tus proyectos?`);

export const gracias = fija(() => 'A ti. Aquí sigo si necesitas algo más.');

export const cambio = fija(() =>
  lineas(
    'No cambio nada por mi cuenta. Puedo proponerte estos cambios, y tú los confirmas:',
    elementos([
      'Asignar y cambiar de estado: «asigna "Formulario" a Nora», «pon en revisión la tarea "Formulario"».',
      'Cambiar la prioridad o la fecha: «pon el viernes como fecha límite de "Formulario"».',
      'Crear una historia: «crea una historia "Pago" en la épica Pagos».',
      'Crear tareas: «crea tareas para la historia "Pago": formulario, validación».',
      'Dividir una historia en tareas: «divide la historia "Pago"».',
      'Preparar un sprint: «prepara el próximo sprint».',
      'Redactar una historia como Como/Quiero/Para, o estimarla por otras parecidas.',
    ]),
    'Lo demás se hace en el backlog, los sprints y el tablero.',
  ),
);

export const desconocida = fija(() =>
  lineas('Eso no lo sé responder. Solo conozco los proyectos que ves en esta aplicación. Puedo:', PUEDO),
);

export const sinProyectos = fija(
  () =>
    'Todavía no ves ningún proyecto, así que no hay nada que contar. Cuando estés en un equipo con proyectos, pregúntame por ellos. Los tuyos aparecen en [Proyectos](/proyectos).',
  [],
);
