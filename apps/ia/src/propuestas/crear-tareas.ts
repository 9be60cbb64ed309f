import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';
import { breakDown } from './breakdown';
import { isRespuesta, namedHistoria } from './named-historia';
import { proposeTareas } from './tareas';

const responder: Answerer = async (contexto) => {
  const { detalle } = contexto.pregunta;
  const titulos = breakDown(detalle ?? '');
  if (!titulos.length) {
    return respuesta(
      'Dime en qué historia y qué tareas, una por línea o separadas por comas. Por ejemplo: «crea tareas para la historia "Pago con tarjeta": formulario, validación, pruebas».',
    );
  }
  const historia = await namedHistoria(contexto, `Crea tareas para la historia`);
  if (isRespuesta(historia)) return historia;
  return proposeTareas(contexto.reader, historia, titulos, 'crear-tareas');
};

export const crearTareas: Definicion = {
  tipo: 'crear-tareas',
  frases: {
    normal: `Crea tareas para la historia {titulo}: formulario, validación, pruebas | Crea la tarea {titulo} en la historia {titulo} | Apúntame una tarea para revisar los textos en {titulo} | Genera las tareas de la historia {titulo} | Quiero añadir tareas a {titulo} | Haz una tarea en {titulo} para probarlo | Añade tareas a la historia {titulo} | Crea una tarea en {clave} que se llame revisar | Crea una tarea nueva | Apunta en {titulo} una tarea de pruebas | Crea tareas en {titulo} | Añade una tarea a {clave} | Crea una tarea en {titulo}: pruebas | Apunta en {clave} una tarea nueva | Crea una tarea para probar en {titulo}`,
    corta: `nueva tarea en {titulo} | tarea nueva: | añadir tareas a {clave}`,
    ruda: `crea la puñetera tarea en {titulo}`,
    hablada: `oye apunta una tarea en {titulo} | anda, ponme una tarea para esto en {titulo}`,
    mal: `crea una tara en {titulo}`,
    formal: `Dé de alta una tarea en la historia {titulo}`,
    en: `create a task in {titulo} | add a task to {clave} | create tasks for {titulo}`,
    fr: `crée une tâche dans {titulo}`,
    de: `erstelle eine Aufgabe in {titulo}`,
  },
  admite: ['cosa'],
  tema: true,
  propone: true,
  responder,
};
