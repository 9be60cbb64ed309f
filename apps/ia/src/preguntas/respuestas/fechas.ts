import { type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto';
import { deQuien, filaOf, FILAS, hastaOf, nombresOf } from './listados';
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
} from './redaccion';

async function hitosOf({ reader, ambito, hoy }: Contexto, hasta: string): Promise<string[]> {
  const within = (fecha: string | null): fecha is string =>
    fecha !== null && diaOf(fecha) >= hoy && diaOf(fecha) <= hasta;
  const sprints = (await reader.sprints(idsOf(ambito)))
    .filter(({ estado, fechaFin }) => estado === 'en progreso' && within(fechaFin))
    .map((sprint) => `Termina el sprint ${enlaceSprint(sprint)} ${cuando(sprint.fechaFin, hoy)}`);
  const proyectos = ambito.flatMap((proyecto) =>
    proyecto.estado !== 'completado' && within(proyecto.fechaFin)
      ? [`Termina el proyecto ${enlaceProyecto(proyecto)} ${cuando(proyecto.fechaFin, hoy)}`]
      : [],
  );
  return [...sprints, ...proyectos];
}

/** What is due from today on, and which sprints and projects end. */
export const fechas: Answerer = async (contexto) => {
  const { reader, ambito, hoy } = contexto;
  const hasta = hastaOf(contexto);
  const asignado = deQuien(contexto);
  const [{ filas, total }, hitos] = await Promise.all([
    reader.tareas({
      proyectos: idsOf(ambito),
      abiertas: true,
      limiteDesde: hoy,
      limiteAntesDe: addDias(hasta, 1),
      orden: 'limite',
      cuantas: FILAS,
      ...(asignado && { asignado }),
    }),
    asignado ? [] : hitosOf(contexto, hasta),
  ]);
  const plazo = hasta === hoy ? 'hoy' : `hasta el ${fechaLarga(hasta, hoy)}`;
  const sugerencias = ['¿Qué tareas están vencidas?', '¿Cómo va el sprint?'];
  if (!total && !hitos.length) {
    return respuesta(`No vence nada ${plazo}${dondeOf(contexto)}.`, sugerencias);
  }
  const nombres = await nombresOf(contexto);
  return respuesta(
    lineas(
      total
        ? `${total === 1 ? 'Vence' : 'Vencen'} ${tareas(total)} ${plazo}${dondeOf(contexto)}:`
        : `No vence ninguna tarea ${plazo}${dondeOf(contexto)}.`,
      total ? elementos(filas.map((tarea) => filaOf({ tarea, nombres, contexto }))) : null,
      yMas(total, filas.length),
      hitos.length ? 'Además:' : null,
      hitos.length ? elementos(hitos) : null,
    ),
    sugerencias,
  );
};
