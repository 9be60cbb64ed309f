import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { type Answerer, consultada, respuesta } from '../contexto/contexto';
import { cantidad, elementos, lineas, literal } from '../contexto/redaccion';
import { NO_RESPONDE } from './comun';

const AMBITOS = { privada: 'privada', equipo: 'del equipo', proyecto: 'del proyecto' } as const;
const MAX_VISTAS = 20;

/** The saved views that the person sees, each with its query. */
const responder: Answerer = async ({ reader }) => {
  const todas = await reader.vistas();
  if (!todas) return NO_RESPONDE;
  const filas = todas
    .slice(0, MAX_VISTAS)
    .map(
      ({ _id, nombre, consulta, ambito }) =>
        `[${literal(nombre)}](/vistas/${_id}), ${decir(AMBITOS[ambito])}: ${consulta ? literal(consulta) : decir('todo')}`,
    );
  return consultada(
    respuesta(
      filas.length
        ? lineas(
            t`Ves ${cantidad(todas.length, 'vista guardada', 'vistas guardadas')}:`,
            elementos(filas),
            todas.length > filas.length ? 'Las demás están en [Vistas](/vistas).' : null,
          )
        : 'No ves ninguna vista guardada. Se guardan en [Vistas](/vistas).',
    ),
    ['Vistas guardadas'],
  );
};

export const vistas: Definicion = {
  tipo: 'vistas',
  frases: {
    normal: `¿Qué vistas hay guardadas? | ¿Qué consultas tengo guardadas? | Enséñame mis vistas
      ¿Qué vistas guardé? | ¿Qué filtros tengo? | ¿Tengo consultas guardadas?`,
    corta: `vistas | mis vistas | vistas guardadas | filtros guardados`,
    hablada: `a ver qué vistas tenía yo guardadas`,
    mal: `bistas guardadas | mis bistas`,
    formal: `Muestre las vistas almacenadas`,
    en: `what saved views do I have? | my views`,
    fr: `quelles vues sont enregistrées ?`,
    de: `welche Ansichten habe ich?`,
  },
  admite: [],
  responder,
};
