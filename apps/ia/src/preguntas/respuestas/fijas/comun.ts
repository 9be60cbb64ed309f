import { literal } from '../contexto/redaccion';
import { elementos } from '../contexto/redaccion';
import { type Answerer, type Contexto, respuesta } from '../contexto/contexto';

/** What the assistant can do, in the language of the answer. */
export const puedo = (): string => elementos(PUEDO);

const PUEDO = [
  'Decirte qué hacer hoy y qué tareas hay vencidas, bloqueadas, sin dueño, sin estimar o por vencer.',
  'Contar cómo va el sprint o una épica, si llegaréis, qué pasaría si sacáis o metéis algo, y con qué velocidad.',
  'Contar qué hizo alguien, quién tocó una historia y cuándo, qué lleva más tiempo parado y por qué.',
  'Ver quién está sobrecargado, quién tiene hueco y quién sabe de algo.',
  'Buscar por título, resumir un día o una conversación, y escribir un informe para copiar.',
  'Proponer cambios que tú confirmas: asignar, cambiar de estado, prioridad, fecha o sprint, crear historias y tareas, dividir, redactar o estimar una historia y preparar un sprint.',
];

const SUGERENCIAS = ['¿Qué hago hoy?', '¿Cómo va el sprint?', '¿Qué tareas están vencidas?'];

export const nombreDe = ({ reader }: Contexto): string => literal(reader.persona.nombre).split(' ')[0] ?? '';

export const fija =
  (texto: (contexto: Contexto) => string, sugerencias: string[] = SUGERENCIAS): Answerer =>
  (contexto) =>
    Promise.resolve(respuesta(texto(contexto), sugerencias));

export const sinProyectos = fija(
  () =>
    'Todavía no ves ningún proyecto, así que no hay nada que contar. Cuando estés en un equipo con proyectos, pregúntame por ellos. Los tuyos aparecen en [Proyectos](/proyectos).',
  [],
);
