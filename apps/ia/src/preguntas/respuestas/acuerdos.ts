import type { Acuerdos } from '../person-reader';
import { type Answerer, type Contexto, consultada, respuesta, type Respuesta } from './contexto/contexto';
import { cantidad, elementos, lineas, literal } from './contexto/redaccion';

const NO_RESPONDE = respuesta('Ahora mismo no puedo mirarlo. Vuelve a intentarlo en un momento.');

const sinProyecto = ({ ambito }: Contexto, de: string): Respuesta =>
  respuesta(
    'Eso es de cada proyecto: dime de cuál.',
    ambito.slice(0, 3).map(({ nombre }) => `${de} ${nombre}`),
  );

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
  return `límite de ${de} (${MODOS[limite.modo]})${pasa}`;
};

/** The columns of the board: what is in each, and whether it is more than its limit. */
export const columnas: Answerer = async (contexto) => {
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
      ? `Por encima de su límite: ${pasadas.map(({ nombre }) => literal(nombre)).join(', ')}.`
      : 'Ninguna columna pasa de su límite.';
  const filas = todas.map((one) =>
    [
      `${literal(one.nombre)} (${one.estado}): ${cantidad(one.tarjetas, 'tarjeta', 'tarjetas')}, ${cantidad(one.puntos, 'punto', 'puntos')}`,
      limiteDe(one),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return consultada(
    respuesta(
      lineas(
        preguntaPorLimite ? dicho : null,
        `El [tablero](/tableros/${proyecto._id}) de ${literal(proyecto.nombre)} tiene ${cantidad(todas.length, 'columna', 'columnas')}:`,
        elementos(filas),
      ),
    ),
    ['Columnas del tablero', proyecto.nombre],
  );
};

const REGLAS: Record<NonNullable<Acuerdos['listo']['puntos'][number]['regla']>, string> = {
  criterios: 'tiene criterios de aceptación',
  descripcion: 'tiene un texto que dice qué se quiere',
  puntos: 'tiene puntos',
  responsable: 'tiene responsable',
  criteriosCumplidos: 'cumple todos sus criterios',
  sinBloqueos: 'no espera a nada',
  sinTareasAbiertas: 'no le quedan tareas abiertas',
};

const definicionDe = (cual: string, { puntos, impide }: Acuerdos['listo'], momento: string): string =>
  puntos.length
    ? lineas(
        `Una historia está ${cual} si:`,
        elementos(puntos.map(({ regla, texto }) => (regla ? REGLAS[regla] : literal(texto)))),
        impide
          ? `Sin eso, el sprint no se puede ${momento}.`
          : `Al ${momento} el sprint se avisa de lo que falta.`,
      )
    : `El equipo no ha dicho cuándo una historia está ${cual}.`;

/** When a story is ready for a sprint and when it is done, as the team says. */
export const definiciones: Answerer = async (contexto) => {
  const { reader, proyecto, texto } = contexto;
  if (!proyecto) return sinProyecto(contexto, 'Definición de hecho de');
  const acuerdos = await reader.acuerdos(proyecto._id);
  if (!acuerdos) return NO_RESPONDE;
  const de = { lista: /\blist[oa]s?\b/i.test(texto), hecha: /\b(?:hech|terminad)[oa]s?\b/i.test(texto) };
  const ambas = de.lista === de.hecha;
  return consultada(
    respuesta(
      lineas(
        ambas || de.lista ? definicionDe('lista', acuerdos.listo, 'iniciar') : null,
        ambas || de.hecha ? definicionDe('hecha', acuerdos.hecho, 'finalizar') : null,
      ),
    ),
    ['Definición de listo y de hecho', proyecto.nombre],
  );
};

const TIPOS = { epica: 'de épica', historia: 'de historia', tarea: 'de tarea' } as const;

/** What a project can begin with. */
export const plantillas: Answerer = async (contexto) => {
  const { reader, proyecto } = contexto;
  if (!proyecto) return sinProyecto(contexto, 'Plantillas de');
  const todas = await reader.plantillas(proyecto._id);
  if (!todas) return NO_RESPONDE;
  const donde = `[${literal(proyecto.nombre)}](/backlog/${proyecto._id})`;
  const filas = todas.map(
    ({ nombre, tipo, elementos: n }) =>
      `${literal(nombre)}, ${TIPOS[tipo]}: crea ${cantidad(n, 'elemento', 'elementos')}`,
  );
  return consultada(
    respuesta(
      filas.length
        ? lineas(`En ${donde} hay ${cantidad(filas.length, 'plantilla', 'plantillas')}:`, elementos(filas))
        : `En ${donde} no hay plantillas.`,
    ),
    ['Plantillas', proyecto.nombre],
  );
};

const AMBITOS = { privada: 'privada', equipo: 'del equipo', proyecto: 'del proyecto' } as const;
const MAX_VISTAS = 20;

/** The saved views that the person sees, each with its query. */
export const vistas: Answerer = async ({ reader }) => {
  const todas = await reader.vistas();
  if (!todas) return NO_RESPONDE;
  const filas = todas
    .slice(0, MAX_VISTAS)
    .map(
      ({ _id, nombre, consulta, ambito }) =>
        `[${literal(nombre)}](/vistas/${_id}), ${AMBITOS[ambito]}: ${literal(consulta) || 'todo'}`,
    );
  return consultada(
    respuesta(
      filas.length
        ? lineas(
            `Ves ${cantidad(todas.length, 'vista guardada', 'vistas guardadas')}:`,
            elementos(filas),
            todas.length > filas.length ? 'Las demás están en [Vistas](/vistas).' : null,
          )
        : 'No ves ninguna vista guardada. Se guardan en [Vistas](/vistas).',
    ),
    ['Vistas guardadas'],
  );
};
