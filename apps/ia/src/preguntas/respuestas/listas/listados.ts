import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Tarea } from '../../../datos/lectura/datos';
import type { TareasQuery } from '../../person-reader';
import { qDeTareas } from '../../q-de-tareas';
import { motivosOf } from './bloqueadas';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { esperasOf } from './esperas';
import {
  addDias,
  cantidad,
  cuando,
  elementos,
  enlaceSprint,
  enlaceTarea,
  enumerar,
  lineas,
  literal,
  tareas,
  yMas,
} from '../contexto/redaccion';
import { sprintsPedidos } from '../contexto/sprint-pedido';

export const FILAS = 8;

/** Names of the people who may be assigned something in the projects. */
export async function nombresOf({ reader, ambito }: Contexto): Promise<ReadonlyMap<string, string>> {
  const gente = await reader.gente(idsOf(ambito));
  return new Map(gente.map(({ _id, nombre }) => [_id, nombre]));
}

interface Fila {
  tarea: Tarea;
  nombres: ReadonlyMap<string, string>;
  contexto: Contexto;
}

/** The task as a list item, without what is missing or the same in all items. */
export function filaOf({
  tarea,
  nombres,
  contexto: { hoy, pregunta, persona, proyecto, ambito },
}: Fila): string {
  const { fechaLimite, asignado, prioridad } = tarea;
  const vencida = fechaLimite !== null && fechaLimite.slice(0, 10) < hoy;
  const deQuien = asignado ? (nombres.get(asignado) ?? 'alguien de fuera del equipo') : 'sin asignar';
  const donde = ambito.find(({ _id }) => _id === tarea.proyecto)?.nombre;
  const partes = [
    fechaLimite ? `${vencida ? 'venció' : 'vence'} ${cuando(fechaLimite, hoy)}` : null,
    pregunta.propias || persona || pregunta.tipo === 'sin-asignar' ? null : literal(deQuien),
    prioridad === 'alta' || prioridad === 'crítica' ? `prioridad ${prioridad}` : null,
    proyecto || !donde ? null : `en ${literal(donde)}`,
  ].filter((parte) => parte !== null);
  return enlaceTarea(tarea) + (partes.length ? `: ${partes.join(', ')}` : '');
}

/** Whose tasks the question is about, for a query; undefined: everybody's. */
export const deQuien = ({ pregunta, persona, reader }: Contexto): string | undefined =>
  persona?._id ?? (pregunta.propias ? reader.persona._id : undefined);

type Motivos = (
  tareas: readonly Tarea[],
  nombres: ReadonlyMap<string, string>,
  contexto: Contexto,
) => Promise<ReadonlyMap<string, string>>;

interface Listado {
  que: (contexto: Contexto) => Partial<TareasQuery>;
  /** What they are called in a sentence: "vencidas". */
  nombre: (n: number) => string;
  sugerencias: string[];
  /** What each row says at its end. */
  motivos?: Motivos;
}

/** The states, the absence of somebody and the sprint that the question names beside its kind. */
async function ademas(contexto: Contexto) {
  const { pregunta } = contexto;
  const sprints = pregunta.sprint === null ? [] : await sprintsPedidos(contexto);
  const que = {
    ...(pregunta.sprint !== null && { historias: sprints.flatMap(({ historias }) => historias) }),
    ...(pregunta.sinAsignar && { asignado: null, abiertas: true }),
  };
  const donde = sprints.length ? ` en ${enumerar(sprints.map(enlaceSprint))}` : dondeOf(contexto);
  return { que, donde, sprints };
}

const listado =
  ({ que, nombre, sugerencias, motivos }: Listado): Answerer =>
  async (contexto) => {
    const { reader, ambito, persona, pregunta, proyecto } = contexto;
    const asignado = deQuien(contexto);
    const extra = await ademas(contexto);
    const pedidas = {
      proyectos: idsOf(ambito),
      cuantas: FILAS,
      ...(asignado && { asignado }),
      ...que(contexto),
      ...extra.que,
    };
    const { filas, total } = await reader.tareas(pedidas);
    const sujeto = persona ? `${literal(persona.nombre)} tiene` : pregunta.propias ? 'Tienes' : 'Hay';
    const niega = persona ? `${literal(persona.nombre)} no tiene` : pregunta.propias ? 'No tienes' : 'No hay';
    const como = `${nombre(total)}${extra.que.asignado === null && nombre(2) !== 'sin asignar' ? ' y sin asignar' : ''}`;
    const consulta = [
      'Tareas',
      proyecto?.nombre ?? cantidad(ambito.length, 'proyecto', 'proyectos'),
      ...extra.sprints.map((sprint) => `sprint «${sprint.nombre}»`),
      como,
      persona?.nombre ?? (pregunta.propias ? 'tuyas' : null),
    ];
    const q = qDeTareas(pedidas, contexto);
    if (!total) {
      return consultada(respuesta(`${niega} tareas ${como}${extra.donde}.`, sugerencias), consulta, q);
    }
    const nombres = await nombresOf(contexto);
    const dichos = motivos ? await motivos(filas, nombres, contexto) : new Map<string, string>();
    return consultada(
      respuesta(
        lineas(
          `${sujeto} ${tareas(total)} ${como}${extra.donde}:`,
          elementos(
            filas.map((tarea) => {
              const motivo = dichos.get(tarea._id);
              return `${filaOf({ tarea, nombres, contexto })}${motivo ? `; ${motivo}` : ''}`;
            }),
          ),
          yMas(total, filas.length),
        ),
        sugerencias,
      ),
      consulta,
      q,
    );
  };

const numeroDe = (singular: string) => (n: number) => (n === 1 ? singular : `${singular}s`);

export const vencidas = listado({
  que: ({ hoy }) => ({ abiertas: true, limiteAntesDe: hoy, orden: 'limite' }),
  nombre: numeroDe('vencida'),
  sugerencias: ['¿Qué vence esta semana?', '¿Quién está sobrecargado?'],
});

const marcadas = listado({
  que: () => ({ estados: ['bloqueada'], orden: 'cambio' }),
  nombre: numeroDe('bloqueada'),
  sugerencias: ['¿Cómo va el sprint?', '¿Qué tareas están vencidas?'],
  motivos: motivosOf,
});

/** The tasks that somebody has marked as blocked, and what waits for something else. */
export const bloqueadas: Answerer = async (contexto) => {
  const dichas = await marcadas(contexto);
  const esperas = contexto.pregunta.sprint === null ? await esperasOf(contexto, deQuien(contexto)) : null;
  return esperas ? { ...dichas, texto: lineas(dichas.texto, '', esperas) } : dichas;
};

export const abiertas = listado({
  que: () => ({ abiertas: true, orden: 'limite' }),
  nombre: numeroDe('abierta'),
  sugerencias: ['¿Qué tareas están vencidas?', '¿Qué está sin asignar?'],
});

export const sinFecha = listado({
  que: () => ({ abiertas: true, sinFecha: true, orden: 'cambio' }),
  nombre: () => 'sin fecha',
  sugerencias: ['¿Qué vence esta semana?', '¿Qué está sin asignar?'],
});

export const sinAsignar = listado({
  que: () => ({ abiertas: true, asignado: null, orden: 'limite' }),
  nombre: () => 'sin asignar',
  sugerencias: ['¿Quién está más libre?', '¿Qué es lo más urgente?'],
});

export const urgentes = listado({
  que: () => ({ abiertas: true, prioridades: ['crítica', 'alta'], orden: 'limite' }),
  nombre: () => 'de prioridad alta o crítica',
  sugerencias: ['¿Qué está bloqueado?', '¿Qué tareas están sin asignar?'],
});

export const dePersona = listado({
  que: () => ({ abiertas: true, orden: 'limite' }),
  nombre: numeroDe('abierta'),
  sugerencias: ['¿Quién está sobrecargado?', '¿Qué está bloqueado?'],
});

export const bugs = listado({
  que: () => ({ abiertas: true, tipo: 'bug', orden: 'limite' }),
  nombre: () => 'de tipo bug sin terminar',
  sugerencias: ['¿Qué es lo más urgente?', '¿Qué tareas están sin asignar?'],
});

/** The tasks in one estado, the last changed first. */
const enEstado = (estado: EstadoTarea, nombre: Listado['nombre']): Answerer =>
  listado({
    que: () => ({ estados: [estado], orden: 'cambio' }),
    nombre,
    sugerencias: ['¿Cómo va el sprint?', '¿Qué está bloqueado?'],
  });

export const enProgreso = enEstado('en progreso', () => 'en progreso');
export const enRevision = enEstado('en revisión', () => 'en revisión');
export const pendientes = enEstado('pendiente', numeroDe('pendiente'));
export const completadas = enEstado('completada', numeroDe('completada'));

const DIAS_POR_DEFECTO = 14;

/** The last day of the period that a question is about. */
export const hastaOf = ({ pregunta, hoy }: Pick<Contexto, 'pregunta' | 'hoy'>): string =>
  addDias(hoy, pregunta.dias ?? DIAS_POR_DEFECTO);
