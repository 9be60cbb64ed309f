import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { type Answerer, consultada, respuesta } from '../contexto/contexto';
import { cantidad, elementos, lineas, literal } from '../contexto/redaccion';
import { NO_RESPONDE, sinProyecto } from './comun';

const TIPOS = { epica: 'de épica', historia: 'de historia', tarea: 'de tarea' } as const;

/** What a project can begin with. */
const responder: Answerer = async (contexto) => {
  const { reader, proyecto } = contexto;
  if (!proyecto) return sinProyecto(contexto, 'Plantillas de');
  const todas = await reader.plantillas(proyecto._id);
  if (!todas) return NO_RESPONDE;
  const donde = `[${literal(proyecto.nombre)}](/backlog/${proyecto._id})`;
  const filas = todas.map(
    ({ nombre, tipo, elementos: n }) =>
      t`${literal(nombre)}, ${TIPOS[tipo]}: crea ${cantidad(n, 'elemento', 'elementos')}`,
  );
  return consultada(
    respuesta(
      filas.length
        ? lineas(t`En ${donde} hay ${cantidad(filas.length, 'plantilla', 'plantillas')}:`, elementos(filas))
        : t`En ${donde} no hay plantillas.`,
    ),
    ['Plantillas', proyecto.nombre],
  );
};

export const plantillas: Definicion = {
  tipo: 'plantillas',
  frases: {
    normal: `¿Qué plantillas hay? | ¿Con qué plantilla puedo crear una historia? | Dime las plantillas
      ¿Hay plantillas de historia? | Lista de plantillas | ¿Qué plantillas tenemos? | Enséñame las plantillas`,
    corta: `plantillas de {proyecto}`,
    hablada: `y de plantillas qué tenemos`,
    mal: `plantiyas | q plantilas hay`,
    formal: `Enumere las plantillas disponibles`,
    en: `what templates are there?`,
    fr: `quels modèles y a-t-il ?`,
    de: `welche Vorlagen gibt es?`,
  },
  admite: [],
  responder,
};
