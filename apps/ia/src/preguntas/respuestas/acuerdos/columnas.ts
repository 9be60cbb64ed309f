import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Acuerdos } from '../../person-reader';
import { type Answerer, consultada, respuesta } from '../contexto/contexto';
import { cantidad, elementos, lineas, literal } from '../contexto/redaccion';
import { NO_RESPONDE, sinProyecto } from './comun';

type Columna = Acuerdos['columnas'][number];

const ocupadoOf = ({ limite, tarjetas, puntos }: Columna): number =>
  limite?.por === 'puntos' ? puntos : tarjetas;

const MODOS = { muestra: 'se muestra', avisa: 'avisa', impide: 'no admite más' } as const;

const limiteDe = (columna: Columna): string | null => {
  const { limite } = columna;
  if (!limite) return null;
  const ocupado = ocupadoOf(columna);
  const pasa = ocupado > limite.maximo ? ', **por encima**' : ocupado === limite.maximo ? ', llena' : '';
  const de = limite.por === 'puntos' ? cantidad(limite.maximo, 'punto', 'puntos') : String(limite.maximo);
  return t`límite de ${de} (${MODOS[limite.modo]})${pasa}`;
};

/** The columns of the board: what is in each, and whether it is more than its limit. */
const responder: Answerer = async (contexto) => {
  const { reader, proyecto, texto } = contexto;
  if (!proyecto) return sinProyecto(contexto, 'Columnas de');
  const acuerdos = await reader.acuerdos(proyecto._id);
  if (!acuerdos) return NO_RESPONDE;
  const todas = acuerdos.columnas;
  const pasadas = todas.filter((one) => one.limite && ocupadoOf(one) > one.limite.maximo);
  const preguntaPorLimite = /l[ií]mite|wip|llena|pasa|supera/i.test(texto);
  const dicho = !todas.some(({ limite }) => limite)
    ? 'Ninguna columna tiene límite.'
    : pasadas.length
      ? t`Por encima de su límite: ${pasadas
          .map(({ nombre }) => literal(nombre))
          .map(decir)
          .join(', ')}.`
      : 'Ninguna columna pasa de su límite.';
  const filas = todas.map((one) =>
    [
      t`${literal(one.nombre)} (${one.estado}): ${cantidad(one.tarjetas, 'tarjeta', 'tarjetas')}, ${cantidad(one.puntos, 'punto', 'puntos')}`,
      limiteDe(one),
    ]
      .filter(Boolean)
      .map(decir)
      .join(', '),
  );
  return consultada(
    respuesta(
      lineas(
        preguntaPorLimite ? dicho : null,
        t`El [tablero](/tableros/${proyecto._id}) de ${literal(proyecto.nombre)} tiene ${cantidad(todas.length, 'columna', 'columnas')}:`,
        elementos(filas),
      ),
    ),
    ['Columnas del tablero', proyecto.nombre],
  );
};

export const columnas: Definicion = {
  tipo: 'columnas',
  frases: {
    normal: `¿Qué columnas hay en el tablero? | ¿Qué columna está por encima del límite?
      ¿Cuántas tarjetas hay por columna? | ¿Qué columna está más llena? | ¿Cómo está el tablero?
      ¿Cuántas tarjetas hay en cada columna? | ¿Qué columna supera su límite? | ¿Hay columnas llenas?
      ¿Qué columnas tiene el tablero? | ¿Qué límites tienen las columnas? | ¿Nos pasamos de algún límite?
      ¿Qué columna está llena? | ¿En qué columna hay más cosas? | ¿Cuál es el límite de trabajo en curso?
      ¿En qué columna está el atasco?`,
    corta: `límites wip | tablero | tarjetas por columna`,
    ruda: `qué columna está petada`,
    hablada: `y el tablero cómo está de lleno`,
    mal: `kolumnas del tablero | limite d la columna`,
    en: `which columns does the board have? | is any column over its limit? | what columns does the board have?
      are we over a WIP limit?`,
    fr: `quelles colonnes a le tableau ?`,
    de: `welche Spalten hat das Board?`,
  },
  admite: [],
  responder,
};
