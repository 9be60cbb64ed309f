import { decir, t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { nombreOf, type Periodo, rangoOf } from '../comprension/periodo';
import { type Answerer, consultada, idsOf, respuesta } from './contexto/contexto';
import { cantidad, elementos, enlaceTarea, fechaLarga, lineas, literal, numero } from './contexto/redaccion';
import { SIN_HISTORIAL } from './actividad';

const ESTA_SEMANA: Periodo = { unidad: 'semana', salto: 0 };
const MAX_FILAS = 12;

/** A text to copy for somebody outside: what was done in some days, what is under way and what is in the way. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, proyecto, pregunta } = contexto;
  const ids = idsOf(ambito);
  const actual = (await reader.sprints(ids)).filter(({ estado }) => estado === 'en progreso');
  const deSprint =
    pregunta.periodo === null &&
    (pregunta.sprint !== null || /review|revisi[oó]n/i.test(contexto.texto)) &&
    actual.length > 0;
  const periodo = pregunta.periodo ?? ESTA_SEMANA;
  const rango = deSprint
    ? { desde: actual.map(({ fechaInicio }) => fechaInicio.slice(0, 10)).toSorted()[0]!, hasta: hoy }
    : rangoOf(periodo, hoy);
  const [actividad, historias, { filas: bloqueadas }, { filas: tareas }] = await Promise.all([
    reader.actividad(ids, rango),
    reader.historias(ids),
    reader.tareas({ proyectos: ids, estados: ['bloqueada'], cuantas: MAX_FILAS }),
    reader.tareas({
      proyectos: ids,
      estados: ['en progreso', 'en revisión'],
      orden: 'cambio',
      cuantas: MAX_FILAS,
    }),
  ]);
  if (!actividad) return respuesta(SIN_HISTORIAL);
  const hechas = actividad.cambios.filter(({ campo, a }) => campo === 'estado' && a === 'completada');
  const [deHistoria, deTarea] = [
    hechas.filter((one) => one.entidad === 'historia'),
    hechas.filter((one) => one.entidad === 'tarea'),
  ];
  const enCurso = historias.filter(({ estado }) => estado === 'en progreso' || estado === 'en revisión');
  const puntos = historias
    .filter(({ _id }) => deHistoria.some((one) => one._id === _id))
    .reduce((sum, h) => sum + h.puntos, 0);
  const titulos = (of: readonly { titulo: string }[]): string =>
    elementos([...new Set(of.map(({ titulo }) => literal(titulo)))].slice(0, MAX_FILAS));
  const situacion = proyecto ? await reader.situacion(proyecto._id) : null;
  const probable = situacion?.pronostico ? Math.round(situacion.pronostico.probabilidad * 100) : null;
  const donde = proyecto ? literal(proyecto.nombre) : 'todos los proyectos';
  const cuando = deSprint
    ? actual
        .map(({ nombre }) => t`sprint «${literal(nombre)}»`)
        .map(decir)
        .join(', ')
    : nombreOf(periodo);
  const seccion = (titulo: string, filas: string): string | null =>
    filas ? lineas('', t`**${titulo}**`, filas) : null;
  return consultada(
    respuesta(
      lineas(
        t`**Informe de ${donde}**: ${cuando}, del ${fechaLarga(rango.desde, hoy)} al ${fechaLarga(rango.hasta < hoy ? rango.hasta : hoy, hoy)}.`,
        hechas.length
          ? t`Se completaron ${cantidad(new Set(deHistoria.map(({ _id }) => _id)).size, 'historia', 'historias')} (${numero(puntos)} puntos) y ${cantidad(new Set(deTarea.map(({ _id }) => _id)).size, 'tarea', 'tareas')}.`
          : 'No se completó nada en estos días.',
        seccion('Terminado', titulos([...deHistoria, ...deTarea])),
        seccion('En marcha', titulos([...enCurso, ...tareas])),
        seccion('Impedimentos', elementos(bloqueadas.map((one) => enlaceTarea(one)))),
        probable === null
          ? null
          : t`\nSegún el ritmo del equipo, la probabilidad de terminar a tiempo lo comprometido es del ${probable} %.`,
      ),
      ['Informe del mes pasado', 'Prepara la revisión del sprint'],
    ),
    ['Informe', t`${rango.desde} a ${rango.hasta}`],
  );
};

export const informe: Definicion = {
  tipo: 'informe',
  frases: {
    normal: `Hazme un informe para el cliente | Escríbeme un resumen de la semana para dirección
      Prepara la revisión del sprint | Redacta un correo con lo que hemos hecho este mes
      Necesito un texto para contarle al cliente cómo vamos | Prepárame la review
      Resumen del último mes para el cliente | Hazme un resumen que pueda enviar a mi jefa
      Prepara el informe de las dos últimas semanas | Prepara un correo para el cliente con los avances
      Escribe un resumen para el cliente | Hazme un texto con lo hecho esta semana
      Resumen de la semana para enviar | Redáctame un informe | Un informe de lo que hemos hecho
      Haz el resumen del sprint para el cliente | Prepara un informe para dirección | Resumen del mes
      Resumen de las últimas dos semanas para enviar | Un resumen del mes para mi jefe
      Prepárame un informe de la semana | Hazme el informe del sprint
      Redacta lo que hemos hecho este mes para dirección | Quiero un texto con los avances de la semana
      Prepárame el texto de la revisión del sprint | Necesito el informe mensual
      Escríbeme un correo para el cliente con lo hecho`,
    corta: `informe semanal | informe para el cliente | review del sprint | informe del mes
      resumen para dirección | acta de la review | informe | acta de la revisión`,
    ruda: `escríbeme el informe de los cojones para el cliente`,
    hablada: `oye que tengo que mandar algo al cliente, escríbemelo | prepárame algo para contar en la review
      hazme algo que le pueda mandar a mi jefa`,
    mal: `hazme un imforme semanal`,
    formal: `Redacte el acta de la revisión del sprint`,
    en: `write a report for the client | prepare the sprint review | weekly report for my boss`,
    fr: `écris un rapport pour le client | rédige un rapport pour le client | rapport de la semaine`,
    de: `schreibe einen Bericht für den Kunden | schreib einen Bericht für den Kunden | Wochenbericht`,
  },
  admite: ['periodo', 'sprint'],
  responder,
};
