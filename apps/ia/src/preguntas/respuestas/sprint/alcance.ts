import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Sprint } from '../../../datos/lectura/datos';
import type { HistoriaSummary } from '../../person-reader';
import { consultada, type Contexto, dondeOf, type Answerer, respuesta } from '../contexto/contexto';
import { sprintsPedidos } from '../contexto/sprint-pedido';
import {
  cantidad,
  elementos,
  enlaceHistoria,
  enlaceSprint,
  fechaLarga,
  lineas,
  numero,
} from '../contexto/redaccion';

const MAX_TAREAS = 5_000;

const conPuntos = (historia: HistoriaSummary): string =>
  t`${enlaceHistoria(historia)}${historia.puntos ? t`, ${numero(historia.puntos)} p.` : ''}`;

/** What has come into a sprint and left it since it began, and whose points have changed. */
async function cambiosDe({ reader, hoy }: Contexto, sprint: Sprint): Promise<string> {
  const inicio = (await reader.inicios(sprint.proyecto)).get(sprint._id);
  if (!inicio?.puntos) {
    return t`De ${enlaceSprint(sprint)} no consta con qué empezó, así que no puedo decir qué ha cambiado. En su informe está el alcance de cada día.`;
  }
  const antes = inicio.puntos;
  const todas = new Map((await reader.historias([sprint.proyecto])).map((h) => [h._id, h]));
  const dentro = sprint.historias.flatMap((id) => todas.get(id) ?? []);
  const entraron = dentro.filter(({ _id }) => antes[_id] === undefined);
  const salieron = Object.keys(antes)
    .filter((id) => !sprint.historias.includes(id))
    .flatMap((id) => todas.get(id) ?? []);
  const distintas = dentro.filter(({ _id, puntos }) => antes[_id] !== undefined && antes[_id] !== puntos);
  const { filas } = await reader.tareas({
    proyectos: [sprint.proyecto],
    historias: sprint.historias,
    cuantas: MAX_TAREAS,
  });
  const nuevas = filas.filter(({ createdAt }) => createdAt > inicio.fecha);
  const suma = (puntos: readonly number[]): number => puntos.reduce((total, n) => total + n, 0);
  const [eran, son] = [suma(Object.values(antes)), suma(dentro.map(({ puntos }) => puntos))];
  // A history that was imported begins before anybody looked here.
  const tarde = inicio.fecha.slice(0, 10) > sprint.fechaInicio.slice(0, 10);
  const desde = tarde
    ? t`desde el ${fechaLarga(inicio.fecha, hoy)} (de antes no consta aquí: está en su informe)`
    : t`desde que empezó, el ${fechaLarga(inicio.fecha, hoy)}`;
  const lista = (titulo: string, filas: readonly string[]): string | null =>
    filas.length ? lineas(titulo, elementos(filas)) : null;
  return lineas(
    entraron.length || salieron.length || distintas.length
      ? t`${enlaceSprint(sprint)} ${tarde ? 'tenía' : 'empezó'} el ${fechaLarga(inicio.fecha, hoy)} ${tarde ? '' : 'con '}${cantidad(eran, 'punto', 'puntos')} en ${cantidad(Object.keys(antes).length, 'historia', 'historias')}; ahora tiene ${numero(son)} en ${numero(dentro.length)}.`
      : nuevas.length
        ? t`Los puntos de ${enlaceSprint(sprint)} no han cambiado ${desde}: ${cantidad(son, 'punto', 'puntos')} en ${cantidad(dentro.length, 'historia', 'historias')}.`
        : t`El alcance de ${enlaceSprint(sprint)} no ha cambiado ${desde}: ${cantidad(son, 'punto', 'puntos')} en ${cantidad(dentro.length, 'historia', 'historias')}.`,
    lista('Han entrado:', entraron.map(conPuntos)),
    lista('Han salido:', salieron.map(conPuntos)),
    lista(
      'Con otros puntos:',
      distintas.map((h) => t`${enlaceHistoria(h)}: de ${numero(antes[h._id]!)} a ${numero(h.puntos)}`),
    ),
    nuevas.length
      ? t`En sus historias hay ${cantidad(nuevas.length, 'tarea nueva', 'tareas nuevas')} desde entonces.`
      : null,
  );
}

/** How the scope of a sprint has changed since it began. */
const responder: Answerer = async (contexto) => {
  const { pregunta } = contexto;
  const sprints = await sprintsPedidos({
    ...contexto,
    pregunta: { ...pregunta, sprint: pregunta.sprint ?? 'actual' },
  });
  const sugerencias = ['¿Cómo va el sprint?', '¿Vamos a llegar?'];
  if (!sprints.length)
    return respuesta(t`No hay ningún sprint en progreso${dondeOf(contexto)}.`, [
      '¿Cuál es la velocidad del equipo?',
    ]);
  const textos: string[] = [];
  for (const one of sprints) textos.push(await cambiosDe(contexto, one));
  return consultada(respuesta(textos.join('\n\n'), sugerencias), [
    'Alcance',
    ...sprints.map(({ nombre }) => t`sprint «${nombre}»`),
  ]);
};

export const alcance: Definicion = {
  tipo: 'alcance',
  frases: {
    normal: `¿Qué se ha metido en el sprint después de empezar? | ¿Ha cambiado el alcance del sprint?
      ¿Qué historias se han añadido con el sprint en marcha? | ¿Quién ha metido cosas en el sprint ya empezado?
      ¿Qué trabajo nuevo nos ha entrado en la iteración?
      ¿Han cambiado los puntos del sprint desde el principio? | ¿Nos han colado algo en este sprint?
      ¿Qué ha entrado en el sprint desde que empezó? | ¿Ha entrado algo nuevo en el sprint ya empezado?
      ¿Qué se añadió tarde al sprint? | ¿Nos están metiendo trabajo en el sprint?
      ¿Qué no estaba al principio del sprint? | ¿Se ha colado alguna historia en el sprint?
      ¿Qué hemos sacado del sprint desde que empezó? | ¿Cuántas historias se añadieron con el sprint en curso?
      ¿Cuánto trabajo ha entrado de más? | ¿Qué se ha añadido al sprint? | ¿Ha crecido el sprint?
      ¿Qué ha entrado desde que empezamos? | ¿Cuántos puntos han entrado a mitad? | ¿Se nos ha colado trabajo?
      ¿Ha cambiado el alcance? | ¿Qué hay nuevo en el sprint desde el primer día?
      ¿Cuánto ha engordado el sprint? | ¿Estamos añadiendo cosas con el sprint empezado?
      ¿Qué no estaba previsto al empezar? | ¿Qué historias han salido del sprint?`,
    corta: `añadidos al sprint | cambios de alcance | qué entró tarde | lo que se ha colado`,
    ruda: `qué nos han colado en el sprint | quién ha metido mierda en el sprint
      quién nos está metiendo curro a mitad de sprint`,
    hablada: `a ver qué ha entrado de más en el sprint | hemos ido engordando el sprint
      oye y qué nos han metido después de empezar | el sprint ha crecido o qué`,
    mal: `q se a metido en el esprint | a crecido el sprint`,
    formal: `Detalle las variaciones del alcance de la iteración
      ¿Qué elementos se incorporaron una vez iniciado el sprint?`,
    en: `what was added to the sprint after it started? | has the scope changed? | what was added to the sprint?
      did the scope grow? | what came in after the start?`,
    fr: `qu'est-ce qui a été ajouté au sprint après son début ?`,
    de: `was kam nach dem Start in den Sprint?`,
  },
  admite: ['sprint'],
  responder,
};
