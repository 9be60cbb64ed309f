import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Proyecto } from '../../../datos/lectura/datos';
import type { Recuento } from '../../person-reader';
import { consultada, type Contexto, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import {
  cantidad,
  cuando,
  diaOf,
  elementos,
  enlaceProyecto,
  enlaceSprint,
  enumerar,
  fechaLarga,
  lineas,
  porcentaje,
  tareas,
} from '../contexto/redaccion';
import { juicioOf, marchaOf } from './sprint';

const VISTOS = 8;

const sum = (recuentos: readonly Recuento[], which: (r: Recuento) => boolean = () => true): number =>
  recuentos.reduce((total, r) => (which(r) ? total + r.tareas : total), 0);

const isDone = ({ estado }: Recuento): boolean => estado === 'completada';

const POR_ESTADO = [
  ['en progreso', 'en progreso'],
  ['en revisión', 'en revisión'],
  ['bloqueada', 'bloqueadas'],
  ['pendiente', 'pendientes'],
] as const;

async function sprintLine({ reader, hoy }: Contexto, proyecto: Proyecto): Promise<string> {
  const sprint = (await reader.sprints([proyecto._id])).find(({ estado }) => estado === 'en progreso');
  if (!sprint) return 'No hay ningún sprint en progreso.';
  const historias = new Map((await reader.historias([proyecto._id])).map((h) => [h._id, h]));
  const marcha = marchaOf(
    sprint,
    sprint.historias.flatMap((id) => historias.get(id) ?? []),
    hoy,
  );
  return t`Sprint en progreso: ${enlaceSprint(sprint)}, el ${marcha.hecho} % hecho. ${juicioOf(marcha)}`;
}

async function ofOne(contexto: Contexto, proyecto: Proyecto): Promise<string> {
  const { reader, hoy } = contexto;
  const recuentos = await reader.recuento([proyecto._id], false);
  const [total, hechas] = [sum(recuentos), sum(recuentos, isDone)];
  const proyectos = [proyecto._id];
  const vencidas = await reader.tareas({ proyectos, abiertas: true, limiteAntesDe: hoy, cuantas: 1 });
  const historias = await reader.historias(proyectos);
  const historiasHechas = historias.filter(({ estado }) => estado === 'completada').length;
  const abierta = (r: Recuento) => !isDone(r);
  const porEstado = POR_ESTADO.flatMap(([estado, plural]) => {
    const n = sum(recuentos, (r) => r.estado === estado);
    return n ? [cantidad(n, estado, plural)] : [];
  });
  const inicio = diaOf(proyecto.fechaInicio) > hoy ? 'empieza' : 'empezó';
  const termina = proyecto.fechaFin && diaOf(proyecto.fechaFin) < hoy ? 'tenía que terminar' : 'termina';
  const fin = proyecto.fechaFin ? t`${termina} ${cuando(proyecto.fechaFin, hoy)}` : 'sin fecha de fin';
  return lineas(
    t`${enlaceProyecto(proyecto)}: ${proyecto.estado}, prioridad ${proyecto.prioridad}; ${inicio} el ${fechaLarga(proyecto.fechaInicio, hoy)}, ${fin}.`,
    total
      ? t`${hechas} de ${tareas(total)} completadas, el ${porcentaje(hechas, total)} %${porEstado.length ? t`; quedan ${enumerar(porEstado)}` : ''}.`
      : 'Todavía no tiene tareas.',
    t`${historiasHechas} de ${cantidad(historias.length, 'historia completada', 'historias completadas')}.`,
    vencidas.total ? t`${tareas(vencidas.total)} fuera de plazo.` : 'Ninguna tarea fuera de plazo.',
    total ? t`${tareas(sum(recuentos, (r) => abierta(r) && r.asignado === null))} por asignar.` : null,
    await sprintLine(contexto, proyecto),
  );
}

async function figures(contexto: Contexto) {
  const { reader, ambito } = contexto;
  const sugerencias = ['¿Qué tareas están vencidas?', '¿Cómo va el sprint?', '¿Quién está sobrecargado?'];
  const [first, ...more] = ambito;
  if (first && !more.length) return respuesta(await ofOne(contexto, first), sugerencias);
  const recuentos = await reader.recuento(idsOf(ambito), false);
  const filas = ambito.slice(0, VISTOS).map((proyecto) => {
    const propios = recuentos.filter((r) => r.proyecto === proyecto._id);
    const [total, hechas] = [sum(propios), sum(propios, isDone)];
    const avance = total
      ? t`${hechas} de ${tareas(total)} completadas (${porcentaje(hechas, total)} %)`
      : 'sin tareas';
    return t`${enlaceProyecto(proyecto)}: ${proyecto.estado}, ${avance}`;
  });
  return respuesta(
    lineas(
      t`Ves ${cantidad(ambito.length, 'proyecto', 'proyectos')}, con ${tareas(sum(recuentos, (r) => !isDone(r)))} por terminar:`,
      elementos(filas),
      ambito.length > VISTOS ? t`Y ${ambito.length - VISTOS} más en [Proyectos](/proyectos).` : null,
    ),
    ambito
      .filter(({ estado }) => estado === 'activo')
      .slice(0, 2)
      .map(({ nombre }) => t`Resumen del proyecto ${nombre}`),
  );
}

const responder: Answerer = async (contexto) =>
  consultada(await figures(contexto), [
    'Proyectos',
    contexto.proyecto?.nombre ?? 'todos los que ves',
    'historias, tareas y sprint',
  ]);

export const resumen: Definicion = {
  tipo: 'resumen',
  frases: {
    normal: `¿Cómo va el proyecto? | Hazme un resumen del proyecto | ¿Qué tal va {proyecto}?
      ¿Cuál es el estado de {proyecto}? | ¿Cuántos proyectos tengo? | ¿Cómo va todo? | ¿Cómo vamos?
      ¿Qué tal el proyecto? | ¿Cuántas tareas hay? | ¿Cuántas historias hay en total?
      ¿Cómo va el proyecto {proyecto}? | ¿Cómo estamos? | Situación del proyecto | ¿Cómo vamos en {proyecto}?
      ¿Cuál es la situación del proyecto? | ¿Cómo está {proyecto}? | ¿Va bien el proyecto?
      Resúmeme cómo está todo | ¿Qué tal todo?`,
    corta: `panorama | estado general | situación general`,
    ruda: `cómo coño va esto | dime cómo está el patio`,
    hablada: `bueno, cómo va la cosa en {proyecto} | a ver en general cómo estamos | cuéntame cómo va todo
      a ver, cómo anda el proyecto`,
    mal: `resumne del proyecto | como ban mis proyectos`,
    formal: `Presente un resumen ejecutivo del proyecto | ¿Cuál es la situación general de {proyecto}?`,
    en: `how is the project going? | give me a summary of the project | project overview | give me an overview
      project status | summary of {proyecto}`,
    fr: `comment va le projet ? | résumé du projet`,
    de: `wie läuft das Projekt? | Überblick über das Projekt`,
  },
  admite: [],
  responder,
};
