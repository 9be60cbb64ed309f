import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';
import { dichoOf } from '../preguntas/comprension/palabras';
import { addDias, fechaLarga } from '../preguntas/respuestas/contexto/redaccion';
import { fechaDicha } from './fecha-dicha';
import { enlaceDe, proposeEach } from './sobre-cosa';

/** «Quita la fecha», «déjala sin plazo». */
const SIN_FECHA =
  /\b(?:quit\w+|borr\w+|elimin\w+|retir\w+|sin|no)\b.*\b(?:fechas?|plazos?|limite|vencimiento)\b/;
const UNA_SEMANA = /\b(?:una|1) semana\b/;

/** Of a task its due date; of a story, the day on which it ends. */
const responder: Answerer = (contexto) => {
  const { texto, hoy } = contexto;
  const sinNombres = texto.replace(/["“«][^"”»]*["”»]|\p{L}[\p{L}\p{N}]*-\d+/gu, ' ');
  const plano = dichoOf(sinNombres);
  const fecha = fechaDicha(sinNombres, hoy) ?? fechaDicha(plano, hoy);
  const unaMas = UNA_SEMANA.test(plano);
  const quita = !fecha && !unaMas && SIN_FECHA.test(plano);
  if (!fecha && !unaMas && !quita)
    return Promise.resolve(respuesta('¿Para qué día? Por ejemplo, «para el viernes».'));
  return proposeEach(contexto, 'cambiar-fecha', (cosa) => {
    const [campo, como, antes] =
      cosa.tipo === 'tarea'
        ? (['fechaLimite', 'fecha límite', cosa.item.fechaLimite] as const)
        : (['fin', 'fecha de fin', cosa.item.fin ?? null] as const);
    if (quita)
      return antes === null
        ? t`${enlaceDe(cosa)} ya no tiene ${como}.`
        : { cuerpo: { [campo]: null }, descripcion: t`Quitar la ${como} de «${cosa.item.titulo}»` };
    const dia = fecha ?? addDias(antes ?? hoy, 7);
    return {
      cuerpo: { [campo]: `${dia}T00:00:00.000Z` },
      descripcion: t`Poner el ${fechaLarga(dia, hoy)} como ${como} de «${cosa.item.titulo}»`,
    };
  });
};

export const cambiarFecha: Definicion = {
  tipo: 'cambiar-fecha',
  frases: {
    normal: `Pon el viernes como fecha límite de {titulo} | Aplaza {clave} al lunes | Cambia la fecha de {titulo} al 15 de diciembre | Retrasa {titulo} una semana | Mueve la entrega de {titulo} al jueves | Adelanta {clave} al martes | Que {titulo} venza el viernes | Pon la fecha de {clave} para el lunes | Pasa {titulo} al 20 de enero | Fecha límite de {titulo}: el lunes | Dale una semana más a {clave} | Pon {clave} para el viernes | Cambia la fecha de {titulo} al lunes | {titulo} tiene que estar el 20 | Aplaza {clave} una semana | Que {titulo} venza mañana | Retrasa {clave} al martes | Adelanta {titulo} al jueves | Ponle fecha a {clave}: el 3 de diciembre | La fecha límite de {titulo} es el viernes | Mueve la fecha de {clave} al lunes | Pasa {titulo} al miércoles | Pon como fecha de {clave} mañana | Fija el vencimiento de {clave} para el día 15 | Borra el plazo de {titulo} | {clave} ya no tiene fecha límite | Retira la fecha de entrega de {clave} | Que {titulo} se quede sin plazo`,
    corta: `{clave} para el viernes | fecha de {clave}: mañana | fecha {clave} viernes | {titulo} para el lunes | {clave} vence mañana | plazo de {titulo}: jueves`,
    hablada: `lo de {titulo} déjalo para la semana que viene`,
    mal: `pon fexa del viernes a {titulo} | aplasa {clave} al lunes`,
    formal: `Modifique el vencimiento de {clave} al 15 de diciembre`,
    en: `remove the deadline of {clave} | set the due date of {clave} to Friday | postpone {titulo} to Monday | {clave} is due tomorrow, change it`,
    fr: `reporte {clave} à lundi | mets la date de {titulo} à lundi`,
    de: `verschiebe {clave} auf Montag | verschiebe die Frist von {clave} auf Freitag`,
  },
  admite: ['cosa', 'periodo'],
  propone: true,
  responder,
};
