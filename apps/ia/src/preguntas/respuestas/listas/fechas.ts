import { t } from '../../../idioma/idioma';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { nombreOf, rangoOf, type Rango } from '../../comprension/periodo';
import { qDeTareas } from '../../q-de-tareas';
import { aQuien, deQuien, filaOf, FILAS, hastaOf, nombresOf } from './filas';
import {
  addDias,
  cuando,
  diaOf,
  elementos,
  enlaceProyecto,
  enlaceSprint,
  fechaLarga,
  lineas,
  tareas,
  yMas,
} from '../contexto/redaccion';

async function hitosOf({ reader, ambito, hoy }: Contexto, { desde, hasta }: Rango): Promise<string[]> {
  const within = (fecha: string | null): fecha is string =>
    fecha !== null && diaOf(fecha) >= desde && diaOf(fecha) <= hasta;
  const sprints = (await reader.sprints(idsOf(ambito)))
    .filter(({ estado, fechaFin }) => estado === 'en progreso' && within(fechaFin))
    .map((sprint) => t`Termina el sprint ${enlaceSprint(sprint)} ${cuando(sprint.fechaFin, hoy)}`);
  const proyectos = ambito.flatMap((proyecto) =>
    proyecto.estado !== 'completado' && within(proyecto.fechaFin)
      ? [t`Termina el proyecto ${enlaceProyecto(proyecto)} ${cuando(proyecto.fechaFin, hoy)}`]
      : [],
  );
  return [...sprints, ...proyectos];
}

/** The days that the question is about: of a week in course, those that are left. */
export function diasPedidos(contexto: Pick<Contexto, 'pregunta' | 'hoy'>): {
  rango: Rango;
  dicho: string | null;
} {
  const { pregunta, hoy } = contexto;
  // «En los próximos 10 días» is read as days ahead.
  if (!pregunta.periodo || (pregunta.periodo.salto === 0 && (pregunta.dias ?? 0) > 7)) {
    return { rango: { desde: hoy, hasta: hastaOf(contexto) }, dicho: null };
  }
  const { desde, hasta } = rangoOf(pregunta.periodo, hoy, 'adelante');
  return {
    rango: { desde: desde < hoy && hasta >= hoy ? hoy : desde, hasta },
    dicho: nombreOf(pregunta.periodo),
  };
}

/** What is due in some days, which sprints and projects end in them, and what should be done by now. */
export const fechas: Answerer = async (contexto) => {
  const { reader, ambito, hoy } = contexto;
  const { rango, dicho } = diasPedidos(contexto);
  const asignado = deQuien(contexto);
  const comun = {
    proyectos: idsOf(ambito),
    abiertas: true,
    orden: 'limite',
    cuantas: FILAS,
    ...(asignado && { asignado }),
  } as const;
  const pedidas = { ...comun, limiteDesde: rango.desde, limiteAntesDe: addDias(rango.hasta, 1) };
  const [{ filas, total }, hitos, tarde] = await Promise.all([
    reader.tareas(pedidas),
    asignado ? [] : hitosOf(contexto, rango),
    rango.desde === hoy ? reader.tareas({ ...comun, limiteAntesDe: hoy }) : { filas: [], total: 0 },
  ]);
  const plazo = dicho ?? (rango.hasta === hoy ? 'hoy' : t`hasta el ${fechaLarga(rango.hasta, hoy)}`);
  const sugerencias = ['¿Qué tareas están vencidas?', '¿Cómo va el sprint?'];
  const consulta = [
    'Tareas',
    'abiertas',
    t`vencen ${rango.desde === rango.hasta ? t`el ${fechaLarga(rango.desde, hoy)}` : t`del ${fechaLarga(rango.desde, hoy)} al ${fechaLarga(rango.hasta, hoy)}`}`,
  ];
  const q = qDeTareas(pedidas, contexto);
  const le = aQuien(contexto);
  if (!total && !hitos.length && !tarde.total) {
    const nada = le ? t`${le.no} vence nada` : 'No vence nada';
    return consultada(respuesta(t`${nada} ${plazo}${dondeOf(contexto)}.`, sugerencias), consulta, q);
  }
  const nombres = await nombresOf(contexto);
  const lista = (of: typeof filas): string =>
    elementos(of.map((tarea) => filaOf({ tarea, nombres, contexto })));
  return consultada(
    respuesta(
      lineas(
        total
          ? t`${le ? t`${le.si} ${total === 1 ? 'vence' : 'vencen'}` : total === 1 ? 'Vence' : 'Vencen'} ${tareas(total)} ${plazo}${dondeOf(contexto)}:`
          : t`${le ? t`${le.no} vence` : 'No vence'} ninguna tarea ${plazo}${dondeOf(contexto)}.`,
        total ? lista(filas) : null,
        yMas(total, filas.length),
        hitos.length ? 'Además:' : null,
        hitos.length ? elementos(hitos) : null,
        tarde.total
          ? t`${tarde.total === 1 ? 'Y sigue' : 'Y siguen'} sin terminar ${tareas(tarde.total)} de antes:`
          : null,
        tarde.total ? lista(tarde.filas) : null,
        yMas(tarde.total, tarde.filas.length),
      ),
      sugerencias,
    ),
    consulta,
    q,
  );
};
