import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Cambio } from '../../person-reader';
import { normalize } from '../../texto/normalize';
import { SIN_HISTORIAL } from '../actividad';
import { type Answerer, consultada, type Contexto, dondeOf, respuesta } from '../contexto/contexto';
import { namedThing } from '../contexto/cosa-nombrada';
import {
  cuando,
  elementos,
  enlaceHistoria,
  enlaceTarea,
  fechaLarga,
  lineas,
  literal,
} from '../contexto/redaccion';
import { nombresOf, nombreDe } from '../listas/filas';

const MAX_FILAS = 20;
const SIEMPRE = '2000-01-01';

const CAMPOS: Readonly<Record<string, string>> = {
  asignado: 'persona asignada',
  fechaLimite: 'fecha límite',
  titulo: 'título',
  descripcion: 'descripción',
  epicaId: 'épica',
  historiaId: 'historia',
};
/** Their values are ids or long texts. */
const SIN_VALOR = new Set([
  'descripcion',
  'asignado',
  'responsable',
  'epicaId',
  'historiaId',
  'etiquetas',
  'archivos',
]);

const pasoOf = ({ campo, de, a }: Cambio): string => {
  if (campo === null) return 'creada';
  if (campo === 'estado') return t`pasó de ${de} a ${a}`;
  const nombre = CAMPOS[campo] ?? campo;
  return a === null || SIN_VALOR.has(campo)
    ? t`cambió: ${nombre}`
    : t`${nombre}: ${literal(String(a)).slice(0, 60)}`;
};

const DE_CREACION = /\bcre(?:o|ada|ado)\b|\babrio\b|\bdio de alta\b|\bcreated?\b/;

const A_REVISION = /\b(?:a|en|to) (?:revision|review)\b/;

/** What was asked for in so many words, before the rest: who created it, and when it entered a state. */
function directas(
  { pregunta, texto, hoy }: Contexto,
  estadoActual: string,
  cambios: readonly Cambio[],
  quien: (id: string | null) => string,
): string[] {
  const alta = DE_CREACION.test(normalize(texto)) && cambios.find(({ campo }) => campo === null);
  const estados = new Set(pregunta.estados);
  // «Cuándo pasó a revisión»: beside a verb the state needs no «en».
  if (A_REVISION.test(normalize(texto))) estados.add('en revisión');
  return [
    ...(alta ? [t`Creada por ${quien(alta.autor)} el ${fechaLarga(alta.fecha, hoy)}.`] : []),
    ...[...estados].flatMap((estado) => {
      const paso = cambios.findLast(({ campo, a }) => campo === 'estado' && a === estado);
      if (paso) return [t`Pasó a «${estado}» el ${fechaLarga(paso.fecha, hoy)}, por ${quien(paso.autor)}.`];
      // Of the state it is in, the line above says since when.
      return estado === estadoActual ? [] : [t`No consta que haya pasado a «${estado}».`];
    }),
  ];
}

/** Who did what with one thing, and when; and since when it is as it is. */
const responder: Answerer = async (contexto: Contexto) => {
  const { reader, hoy } = contexto;
  const found = namedThing(contexto);
  if (!found)
    return respuesta(
      t`No encuentro ninguna tarea ni historia que se llame así${dondeOf(contexto)}. Escribe su clave, o su título entre comillas.`,
    );
  const { item, tipo } = found;
  const [actividad, entradas, nombres] = await Promise.all([
    reader.actividad([item.proyecto], { desde: SIEMPRE, hasta: hoy }),
    reader.entradas([item]),
    nombresOf(contexto),
  ]);
  const quien = (id: string | null): string => nombreDe(id, nombres);
  const cambios = (actividad?.cambios ?? []).filter(
    ({ _id, campo }) => _id === item._id && campo !== 'orden',
  );
  const desde = entradas.get(item._id);
  const ahora = desde
    ? t`${item.estado} ${desde.exacta ? 'desde' : 'al menos desde'} ${cuando(desde.fecha, hoy)}`
    : t`${item.estado}; no consta desde cuándo`;
  const creada = cambios.some(({ campo }) => campo === null);
  return consultada(
    respuesta(
      lineas(
        t`${tipo === 'tarea' ? enlaceTarea(item) : enlaceHistoria(item)}: ${ahora}.`,
        actividad ? null : SIN_HISTORIAL,
        ...(actividad ? directas(contexto, item.estado, cambios, quien) : []),
        creada || !actividad ? null : t`Se creó el ${fechaLarga(item.createdAt, hoy)}; no consta quién.`,
        cambios.length
          ? elementos(
              cambios
                .slice(-MAX_FILAS)
                .map((one) => t`${fechaLarga(one.fecha, hoy)}: ${quien(one.autor)}, ${pasoOf(one)}`),
            )
          : null,
        cambios.length > MAX_FILAS ? t`Y ${cambios.length - MAX_FILAS} cambios anteriores.` : null,
      ),
    ),
    ['Historial', t`«${item.titulo}»`, 'entrada en su estado y cambios'],
  );
};

export const historial: Definicion = {
  tipo: 'historial',
  frases: {
    normal: `¿Qué ha pasado con {clave} desde el principio? | ¿Quién creó {titulo}?
      Cuéntame la historia de {clave} | ¿Quién ha tocado {clave}? | ¿Por qué manos ha pasado {titulo}?
      ¿Cuándo empezó {clave} y quién la empezó? | ¿Qué cambios ha tenido {titulo}?
      ¿Quién movió {clave} a revisión? | ¿Cuándo se creó {clave}? | ¿Cuándo entró {clave} en revisión?
      ¿Desde cuándo está bloqueada {titulo}? | ¿Cuánto tiempo lleva {clave} en revisión?
      ¿Cuándo se completó {titulo}? | ¿Cuántos días lleva en progreso {clave}? | ¿Cuándo se terminó {clave}?
      ¿Hace cuánto que está así {titulo}? | ¿Qué día se cerró {clave}?
      ¿Quién pasó {titulo} a revisión y cuándo? | ¿Quién hizo qué en {clave}? | ¿Cuándo pasó {clave} a revisión?
      ¿Cuándo se hizo {titulo}? | ¿Quién puso {clave} en progreso? | Dime los cambios de {clave}
      ¿Quién terminó {titulo} y cuándo? | ¿Qué le han hecho a {clave}? | ¿Quién abrió {titulo}?
      ¿Cuándo cambió de estado {clave}? | ¿Quién ha tocado {titulo}? | ¿Desde cuándo está parada {clave}?
      ¿Cuánto tiempo lleva {titulo} en progreso? | ¿Cuándo empezó {titulo}? | ¿Quién cerró {clave}?
      ¿Qué ha pasado con {titulo} desde el principio? | ¿Por dónde ha pasado {clave}?
      ¿Quién modificó {titulo} por última vez? | ¿Cuándo pasó {clave} a revisión y quién la movió?
      ¿Cuántos días lleva {clave} bloqueada? | ¿Cuándo se movió {titulo} por última vez?
      ¿Quién le cambió la prioridad a {clave}?`,
    corta: `historial de {clave} | quién creó {clave} | cambios de {titulo} | cronología de {titulo}
      días de {clave} en su estado | cuándo se hizo {titulo} | cambios de {clave} | quién tocó {clave}`,
    ruda: `cuánto coño lleva {titulo} ahí parada`,
    hablada: `oye y {clave} quién la abrió | a ver qué recorrido ha tenido {titulo}
      y lo de {titulo} cuánto lleva así | oye {clave} cuánto hace que está en revisión
      desde cuándo anda {titulo} así`,
    mal: `istorial de {clave} | kien creo {clave} | qien a tocado {titulo} | cuanto yeva {clave}`,
    formal: `Detalle el historial de modificaciones de {clave} | ¿Quién dio de alta {titulo} y en qué fecha?
      ¿Desde qué fecha permanece bloqueada {titulo}?`,
    en: `who created {clave}? | history of {clave} | who changed {titulo} and when?
      when was {titulo} finished? | when was {clave} created? | when did {titulo} change?
      who touched {clave} last?`,
    fr: `qui a créé {clave} ? | depuis quand {clave} est-il bloqué ? | depuis quand {titulo} est en cours ?`,
    de: `wer hat {clave} erstellt? | seit wann ist {clave} in Arbeit?`,
  },
  admite: ['cosa'],
  necesita: 'cosa',
  responder,
};
