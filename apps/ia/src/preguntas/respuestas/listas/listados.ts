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
  diasEntre,
  elementos,
  enlaceSprint,
  enlaceTarea,
  enumerar,
  fechaLarga,
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
  nombre: (n: number, contexto: Contexto) => string;
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
    ...(pregunta.clase && { tipo: pregunta.clase }),
    ...(pregunta.prioridades.length > 0 && { prioridades: pregunta.prioridades }),
  };
  const donde = sprints.length ? ` en ${enumerar(sprints.map(enlaceSprint))}` : dondeOf(contexto);
  return { que, donde, sprints };
}

const MAX_TAREAS = 5_000;

/** Only those that have had their state for longer than the question says, the longest first, and since when. */
async function conEdad({ reader, hoy, pregunta }: Contexto, pedidas: TareasQuery) {
  const { filas } = await reader.tareas({ ...pedidas, cuantas: MAX_TAREAS });
  const entradas = await reader.entradas(filas);
  const dias = ({ _id }: Tarea): number => {
    const entrada = entradas.get(_id);
    return entrada ? diasEntre(entrada.fecha, hoy) : 0;
  };
  const viejas = filas.filter((one) => dias(one) > pregunta.masDe!).toSorted((a, b) => dias(b) - dias(a));
  const desde = viejas.map(({ _id }) => {
    const { exacta, fecha } = entradas.get(_id)!;
    return [_id, `${exacta ? 'desde' : 'al menos desde'} el ${fechaLarga(fecha, hoy)}`] as const;
  });
  return { filas: viejas.slice(0, FILAS), total: viejas.length, desde: new Map(desde) };
}

/** What the question says of them beside its kind: the kind of task, how urgent, for how long. */
function tambien({ pregunta }: Contexto, conTiempo: boolean): string {
  const { tipo, clase, prioridades, masDe } = pregunta;
  return [
    clase && tipo !== 'bugs' && ` de tipo ${clase}`,
    prioridades.length > 0 && tipo !== 'urgentes' && ` de prioridad ${prioridades.join(' o ')}`,
    conTiempo && ` desde hace más de ${cantidad(masDe ?? 0, 'día', 'días')}`,
  ]
    .filter(Boolean)
    .join('');
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
    const conTiempo = pregunta.masDe !== null && pedidas.estados !== undefined;
    const { filas, total, desde } = conTiempo
      ? await conEdad(contexto, pedidas)
      : { ...(await reader.tareas(pedidas)), desde: new Map<string, string>() };
    const sujeto = persona ? `${literal(persona.nombre)} tiene` : pregunta.propias ? 'Tienes' : 'Hay';
    const niega = persona ? `${literal(persona.nombre)} no tiene` : pregunta.propias ? 'No tienes' : 'No hay';
    const como = `${nombre(total, contexto)}${extra.que.asignado === null && nombre(2, contexto) !== 'sin asignar' ? ' y sin asignar' : ''}${tambien(contexto, conTiempo)}`;
    const consulta = [
      'Tareas',
      proyecto?.nombre ?? cantidad(ambito.length, 'proyecto', 'proyectos'),
      ...extra.sprints.map((sprint) => `sprint «${sprint.nombre}»`),
      como,
      persona?.nombre ?? (pregunta.propias ? 'tuyas' : null),
    ];
    // How long something has had its state is no field of the language.
    const q = conTiempo ? null : qDeTareas(pedidas, contexto);
    if (!total) {
      return consultada(respuesta(`${niega} tareas ${como}${extra.donde}.`, sugerencias), consulta, q);
    }
    const nombres = await nombresOf(contexto);
    const dichos = motivos ? await motivos(filas, nombres, contexto) : desde;
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
  que: ({ hoy, pregunta }) => ({
    abiertas: true,
    limiteAntesDe: addDias(hoy, -(pregunta.masDe ?? 0)),
    orden: 'limite',
  }),
  nombre: (n, { pregunta: { masDe } }) =>
    `${n === 1 ? 'vencida' : 'vencidas'}${masDe === null ? '' : ` hace más de ${cantidad(masDe, 'día', 'días')}`}`,
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
  nombre: (_n, { pregunta: { prioridades } }) =>
    `de prioridad ${prioridades.length ? prioridades.join(' o ') : 'alta o crítica'}`,
  sugerencias: ['¿Qué está bloqueado?', '¿Qué tareas están sin asignar?'],
});

export const dePersona = listado({
  que: () => ({ abiertas: true, orden: 'limite' }),
  nombre: numeroDe('abierta'),
  sugerencias: ['¿Quién está sobrecargado?', '¿Qué está bloqueado?'],
});

export const bugs = listado({
  que: () => ({ abiertas: true, tipo: 'bug', orden: 'limite' }),
  nombre: (_n, { pregunta }) => `de tipo ${pregunta.clase ?? 'bug'} sin terminar`,
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
