import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Sprint } from '../../../datos/lectura/datos';
import type { HistoriaSummary } from '../../person-reader';
import type { SituacionDeSprint } from '../../../reglas/sprint/situacion-de-sprint.rules';
import { textOfDia } from '@pmp/platform';
import { probabilidad as probabilidadOf } from '../../../reglas/regla/textos';
import { normalize } from '../../texto/normalize';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { sprintsPedidos } from '../contexto/sprint-pedido';
import { deQuien } from '../listas/filas';
import {
  cantidad,
  cuando,
  diasEntre,
  elementos,
  enlaceHistoria,
  enlaceSprint,
  fechaLarga,
  lineas,
  literal,
  numero,
  porcentaje,
} from '../contexto/redaccion';

const PENDIENTES_VISTAS = 5;

export interface MarchaDeSprint {
  historias: number;
  completadas: number;
  puntos: number;
  puntosCompletados: number;
  /** Percentage of its time that has elapsed, today included. */
  tiempo: number;
  hecho: number;
}

/** Counts points if there are any, else stories. */
export function marchaOf(sprint: Sprint, historias: readonly HistoriaSummary[], hoy: string): MarchaDeSprint {
  const hechas = historias.filter(({ estado }) => estado === 'completada');
  const sum = (of: readonly HistoriaSummary[]) => of.reduce((total, { puntos }) => total + puntos, 0);
  const [puntos, puntosCompletados] = [sum(historias), sum(hechas)];
  const dias = diasEntre(sprint.fechaInicio, sprint.fechaFin) + 1;
  const pasados = Math.min(dias, Math.max(0, diasEntre(sprint.fechaInicio, hoy) + 1));
  return {
    historias: historias.length,
    completadas: hechas.length,
    puntos,
    puntosCompletados,
    tiempo: porcentaje(pasados, dias),
    hecho: puntos ? porcentaje(puntosCompletados, puntos) : porcentaje(hechas.length, historias.length),
  };
}

const MARGEN = 10;

export function juicioOf({ hecho, tiempo, historias }: MarchaDeSprint): string {
  if (!historias) return 'No tiene historias.';
  if (hecho >= 100) return 'Está todo hecho.';
  if (hecho + MARGEN < tiempo) return t`Va por detrás: ha pasado el ${tiempo} % del tiempo.`;
  if (hecho > tiempo + MARGEN) return t`Va por delante: ha pasado el ${tiempo} % del tiempo.`;
  return t`Va al ritmo: ha pasado el ${tiempo} % del tiempo.`;
}

/** What the alerts say of it, too: both come from the same simulation. */
export function pronosticoOf(situacion: SituacionDeSprint | null, hoy: string): string | null {
  if (!situacion?.pronostico || !situacion.intervalo) return null;
  const { probabilidad } = situacion.pronostico;
  const dias = situacion.intervalo;
  const [pronto, tarde] = dias.map((dia) => dia !== null && fechaLarga(textOfDia(dia), hoy));
  const cuando = !pronto
    ? 'dentro de más de seis meses'
    : !tarde
      ? t`entre el ${pronto} y dentro de más de seis meses`
      : pronto === tarde
        ? t`el ${pronto}`
        : t`entre el ${pronto} y el ${tarde}`;
  const dicha = probabilidadOf(probabilidad);
  return /^\d/.test(dicha)
    ? t`Al ritmo del equipo, la probabilidad de terminarlo a tiempo es del ${dicha}; lo más probable es acabar ${cuando}.`
    : t`Al ritmo del equipo, la probabilidad de terminarlo a tiempo es de ${dicha}; lo más probable es acabar ${cuando}.`;
}

const PIDE_PRONOSTICO =
  /\b(?:lleg(?:a|ue|ar)\w*|(?:dar?|dara) tiempo|a tiempo|de tiempo|tarde|probab\w+|posibilidad\w*|cumpli\w+|riesgo|acab(?:ar|e)\w*|termin(?:ar|e)\w*)\b/;
/** Below this an alert is made of it: the answer is not more hopeful than the alert. */
const HOLGADA = 0.7;
const JUSTA = 0.4;

/** The short answer to «¿llegaremos?», before its figures. */
function veredictoOf(situacion: SituacionDeSprint | null, texto: string): string {
  const probabilidad = situacion?.pronostico?.probabilidad;
  if (probabilidad === undefined || !PIDE_PRONOSTICO.test(normalize(texto))) return '';
  if (probabilidad >= HOLGADA) return 'Lo más probable es llegar a tiempo. ';
  return probabilidad >= JUSTA ? 'Va muy justo. ' : 'Lo más probable es no llegar a tiempo. ';
}

function descripcionOf(
  sprint: Sprint,
  historias: readonly HistoriaSummary[],
  situacion: SituacionDeSprint | null,
  { hoy, ambito, texto }: Contexto,
): string {
  const marcha = marchaOf(sprint, historias, hoy);
  const donde = ambito.length > 1 ? ambito.find(({ _id }) => _id === sprint.proyecto)?.nombre : undefined;
  const pendientes = historias.filter(({ estado }) => estado !== 'completada');
  const puntos = marcha.puntos
    ? t` y ${numero(marcha.puntosCompletados)} de ${cantidad(marcha.puntos, 'punto', 'puntos')}`
    : '';
  const fin = sprint.fechaFin.slice(0, 10) < hoy ? 'Tenía que terminar' : 'Termina';
  const quedan = marcha.puntos - marcha.puntosCompletados;
  const restan = quedan
    ? t` ${quedan === 1 ? 'Queda' : 'Quedan'} ${cantidad(quedan, 'punto', 'puntos')}.`
    : '';
  const pronostico = pronosticoOf(situacion, hoy);
  const juicio = pronostico ? '' : t` ${juicioOf(marcha)}`;
  const acaba = t`${fin} ${cuando(sprint.fechaFin, hoy)}.`;
  return lineas(
    t`${PIDE_FIN.test(texto) ? t`${acaba} ` : ''}${veredictoOf(situacion, texto)}${enlaceSprint(sprint)}${donde ? t` (${literal(donde)})` : ''}: ${marcha.completadas} de ${cantidad(marcha.historias, 'historia', 'historias')}${puntos}, el ${marcha.hecho} %.${restan}${juicio}${PIDE_FIN.test(texto) ? '' : t` ${acaba}`}${pronostico ? t` ${pronostico}` : ''}`,
    pendientes.length ? 'Por terminar:' : null,
    pendientes.length
      ? elementos(
          pendientes
            .slice(0, PENDIENTES_VISTAS)
            .map((h) => t`${enlaceHistoria(h)}: ${h.estado}${h.puntos ? t`, ${numero(h.puntos)} p.` : ''}`),
        )
      : null,
    pendientes.length > PENDIENTES_VISTAS ? t`Y ${pendientes.length - PENDIENTES_VISTAS} más.` : null,
  );
}

const MAX_SPRINTS = 4;
/** «¿Cuándo acaba el sprint?» is answered first. */
const PIDE_FIN = /\bcu[aá]nd?o (?:se )?(?:termina|acaba|cierra|finaliza)/i;
/** «¿Cuántos puntos le quedan a Nora?»: of the sprint, what that person answers for. */
const PUNTOS_DE_ALGUIEN = /\bpuntos\b|\bpts\b/i;

function deAlguien(
  sprint: Sprint,
  historias: readonly HistoriaSummary[],
  quien: { _id: string; nombre: string | null },
): string {
  const suyas = historias.filter((h) => h.responsable === quien._id);
  const abiertas = suyas.filter(({ estado }) => estado !== 'completada');
  const puntos = (of: readonly HistoriaSummary[]): number => of.reduce((total, h) => total + h.puntos, 0);
  const sujeto = quien.nombre ? t`A ${literal(quien.nombre)} le` : 'Te';
  const de = quien.nombre ? 'a su cargo' : 'a tu cargo';
  if (!suyas.length)
    return t`${sujeto} quedan 0 puntos en ${enlaceSprint(sprint)}: no tiene historias ${de}.`;
  return lineas(
    t`${sujeto} quedan ${numero(puntos(abiertas))} de ${cantidad(puntos(suyas), 'punto', 'puntos')} en ${enlaceSprint(sprint)}, de las historias ${de}${abiertas.length ? ':' : '.'}`,
    abiertas.length
      ? elementos(abiertas.map((h) => t`${enlaceHistoria(h)}: ${h.estado}, ${numero(h.puntos)} p.`))
      : null,
  );
}

/** What a finished sprint began with or had, and was not done in it. */
async function restosDe(
  sprint: Sprint,
  historias: ReadonlyMap<string, HistoriaSummary>,
  { reader }: Contexto,
): Promise<string> {
  const inicio = (await reader.inicios(sprint.proyecto)).get(sprint._id);
  const ids = new Set([...sprint.historias, ...Object.keys(inicio?.puntos ?? {})]);
  const restos = [...ids]
    .flatMap((id) => historias.get(id) ?? [])
    .filter((h) => h.estado !== 'completada' || (h.sprint !== null && h.sprint !== sprint._id));
  const sprints = new Map((await reader.sprints([sprint.proyecto])).map((one) => [one._id, one]));
  const ahora = ({ sprint: otro, estado }: HistoriaSummary): string => {
    const suyo = otro && otro !== sprint._id ? sprints.get(otro) : undefined;
    return suyo ? t`${estado}, ahora en ${enlaceSprint(suyo)}` : estado;
  };
  return restos.length
    ? lineas(
        t`En ${enlaceSprint(sprint)} ${restos.length === 1 ? 'quedó' : 'quedaron'} sin terminar ${cantidad(restos.length, 'historia', 'historias')}:`,
        elementos(restos.map((h) => t`${enlaceHistoria(h)}: ${ahora(h)}`)),
      )
    : t`No consta que quedara nada sin terminar en ${enlaceSprint(sprint)}.`;
}

/** A sprint that is over, or has not begun: its dates and its stories. */
function fichaOf(sprint: Sprint, historias: readonly HistoriaSummary[], { hoy }: Contexto): string {
  const suyas = historias.filter(
    (h) => sprint.estado !== 'completado' || h.sprint === null || h.sprint === sprint._id,
  );
  const hechas = suyas.filter(({ estado }) => estado === 'completada');
  const puntos = (of: readonly HistoriaSummary[]): string =>
    cantidad(
      of.reduce((total, h) => total + h.puntos, 0),
      'punto',
      'puntos',
    );
  const fechas = t`del ${fechaLarga(sprint.fechaInicio, hoy)} al ${fechaLarga(sprint.fechaFin, hoy)}`;
  const cuenta =
    sprint.estado === 'completado'
      ? t`se completaron ${puntos(hechas)} en ${cantidad(hechas.length, 'historia', 'historias')}`
      : t`${cantidad(suyas.length, 'historia', 'historias')} con ${puntos(suyas)}`;
  return lineas(
    t`${enlaceSprint(sprint)}, ${fechas}: ${cuenta}.`,
    suyas.length
      ? elementos(
          suyas.map(
            (h) => t`${enlaceHistoria(h)}: ${h.estado}${h.puntos ? t`, ${numero(h.puntos)} p.` : ''}`,
          ),
        )
      : null,
  );
}

const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy } = contexto;
  const sprints = await reader.sprints(idsOf(ambito));
  const pedidos = (await sprintsPedidos(contexto)).slice(0, MAX_SPRINTS);
  if (!pedidos.length) {
    const siguiente = sprints.find(({ estado }) => estado === 'pendiente');
    const cual = siguiente
      ? t` El siguiente es ${enlaceSprint(siguiente)}, del ${fechaLarga(siguiente.fechaInicio, hoy)} al ${fechaLarga(siguiente.fechaFin, hoy)}.`
      : '';
    const que =
      contexto.pregunta.sprint === 'anterior'
        ? 'completado'
        : contexto.pregunta.sprint === 'siguiente'
          ? 'pendiente'
          : 'en progreso';
    return respuesta(t`No hay ningún sprint ${que}${dondeOf(contexto)}.${cual}`, [
      'Prepara el próximo sprint',
      '¿Cuál es la velocidad del equipo?',
    ]);
  }
  const historias = new Map(
    (await reader.historias([...new Set(pedidos.map((s) => s.proyecto))])).map((h) => [h._id, h]),
  );
  const textos: string[] = [];
  const alguien = deQuien(contexto);
  for (const pedido of pedidos) {
    const suyas = pedido.historias.flatMap((id) => historias.get(id) ?? []);
    if (alguien && pedido.estado === 'en progreso' && PUNTOS_DE_ALGUIEN.test(contexto.texto)) {
      textos.push(deAlguien(pedido, suyas, { _id: alguien, nombre: contexto.persona?.nombre ?? null }));
      continue;
    }
    if (pedido.estado === 'completado' && contexto.pregunta.abiertas) {
      textos.push(await restosDe(pedido, historias, contexto));
      continue;
    }
    textos.push(
      pedido.estado === 'en progreso'
        ? descripcionOf(pedido, suyas, await reader.situacion(pedido.proyecto), contexto)
        : fichaOf(pedido, suyas, contexto),
    );
  }
  return consultada(
    respuesta(textos.join('\n\n'), [
      '¿Qué historias del sprint tienen tareas sin asignar?',
      '¿Qué está bloqueado?',
      '¿Cuál es la velocidad del equipo?',
    ]),
    ['Sprints', ...pedidos.map(({ nombre, estado }) => t`«${nombre}» (${estado})`)],
  );
};

export const sprint: Definicion = {
  tipo: 'sprint',
  frases: {
    normal: `¿Cómo va el sprint? | ¿Llegamos? | ¿Vamos a acabar a tiempo?
      ¿Cuánto falta para terminar el sprint? | ¿Cuántos puntos quedan? | ¿Cuándo termina el sprint?
      ¿Qué probabilidad hay de llegar? | ¿Cuántos puntos llevamos? | ¿Está en peligro el sprint?
      ¿Nos da tiempo a acabar? | ¿Cuándo empieza el sprint siguiente?
      ¿Qué quedó sin acabar del sprint anterior? | ¿Cómo acabó el último sprint? | ¿Cuántos días quedan?
      ¿Vamos bien? | ¿Cuántos puntos le quedan a {persona}? | ¿Qué porcentaje llevamos? | ¿Vamos justos?
      ¿Lo conseguiremos? | ¿Cómo va este sprint? | ¿Qué queda para acabar el sprint? | ¿Estamos en plazo?
      ¿Cómo va el burndown? | ¿Cuánto queda por quemar? | ¿Cuántos puntos faltan por quemar en el sprint?
      ¿Llegaremos al día 15? | ¿Cuál es el pronóstico? | ¿Qué pasó con lo que no se terminó del sprint pasado?
      ¿Qué se quedó fuera del último sprint? | ¿Cómo terminó el sprint anterior? | ¿Acabaremos el sprint?
      Dime si llegamos | ¿Qué tal va el sprint {sprint}? | ¿Cuánto nos falta del sprint?
      ¿Qué previsión tenemos? | ¿Es probable que terminemos? | ¿Qué objetivo tiene el sprint?
      ¿Vamos según lo previsto? | ¿Cuándo terminaremos? | puntos pendientes del sprint | ¿Da tiempo a todo?
      ¿Vamos bien de tiempo? | ¿Cuándo estará todo listo? | ¿Qué parte del sprint está hecha?
      ¿Cuánto del sprint está hecho? | ¿Cuántos puntos hay hechos? | ¿Cómo marcha el sprint?
      ¿Cuánto queda de sprint? | ¿Cuál es el progreso del sprint? | ¿Qué probabilidades hay de acabar?
      ¿Cómo pinta el sprint? | ¿Cuántos días le quedan al sprint? | ¿Vamos a cumplir?`,
    corta: `puntos restantes | burndown | pronóstico | llegamos? | sprint actual | fin del sprint | progreso
      cuánto falta | avance del sprint | previsión`,
    ruda: `vamos a llegar o no coño | este sprint es un desastre o qué | vamos a llegar o no, coño
      cómo de jodidos vamos con el sprint`,
    hablada: `oye cómo pinta el sprint | a ver, llegamos o no llegamos | y el sprint qué tal anda
      bueno y el sprint qué tal | vamos a llegar o qué | cómo lo veis, llegamos`,
    mal: `yegamos a tiempo | cuantos ptos faltan | terminremos el sprnt | como va el esprin`,
    formal: `¿Cuál es el estado de la iteración en curso? | Indique la previsión de cumplimiento del sprint`,
    en: `how is the sprint going? | will we make it? | how many points are left? | when does the sprint end?
      how are we doing? | will we finish in time? | sprint progress | are we on track?`,
    fr: `comment va le sprint ? | quand finit le sprint ?`,
    de: `wie läuft der Sprint? | schaffen wir das? | wann endet der Sprint?`,
  },
  admite: ['persona', 'sprint', 'vencidas', 'abiertas'],
  responder,
};
