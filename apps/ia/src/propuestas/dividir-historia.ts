import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import type { HistoriaSummary } from '../preguntas/person-reader';
import type { Answerer } from '../preguntas/respuestas/contexto/contexto';
import { literal } from '../preguntas/respuestas/contexto/redaccion';
import { breakDown } from './breakdown';
import { isRespuesta, namedHistoria } from './named-historia';
import { proposeTareas } from './tareas';

const pasosDe = ({ quiero, titulo }: HistoriaSummary): string[] => {
  const que = literal(quiero || titulo);
  return [t`Diseñar: ${que}`, t`Desarrollar: ${que}`, t`Probar: ${que}`, t`Documentar: ${que}`];
};

/** Uses what the story says, else the steps that any story goes through. */
const responder: Answerer = async (contexto) => {
  const historia = await namedHistoria(contexto, 'Divide la historia');
  if (isRespuesta(historia)) return historia;
  const escritas = breakDown(contexto.pregunta.detalle ?? historia.descripcion);
  const titulos = escritas.length > 1 ? escritas : pasosDe(historia).map((paso) => paso.slice(0, 200));
  return proposeTareas(contexto.reader, historia, titulos, 'dividir-historia');
};

export const dividirHistoria: Definicion = {
  tipo: 'dividir-historia',
  frases: {
    normal: `Divide la historia {titulo} | Parte {titulo} en tareas | Desglosa {clave} | Trocea la historia {titulo} en partes más pequeñas | Descompón {titulo} | Parte la historia {titulo} | Divide {clave} en tareas | Desglosa la historia {titulo} | ¿Cómo dividirías {titulo}? | Trocea {clave} | Divide {titulo} en partes | {clave} es demasiado grande | Parte {titulo} en historias más pequeñas | ¿En qué tareas dividirías {clave}? | ¿Cómo se puede partir {titulo}?`,
    corta: `dividir {titulo} | desglose de {clave} | partir {titulo}`,
    hablada: `oye esta historia {titulo} es muy grande, pártela`,
    mal: `dibide la historia {titulo} | desglsa {titulo}`,
    en: `split the story {titulo} | break {clave} down into tasks | split {clave} | break {titulo} down into tasks`,
    fr: `découpe l'histoire {titulo}`,
    de: `teile die Story {titulo} auf`,
  },
  admite: ['cosa'],
  tema: true,
  propone: true,
  responder,
};
