import { decir, t } from '../../idioma/idioma';
import type { Tarea } from '../../datos/lectura/datos';
import type { TareasQuery } from '../person-reader';
import { qDeTareas } from '../q-de-tareas';
import { nombreOf } from '../comprension/periodo';
import type { Condicion } from '../comprension/clase';
import { consultaDicha, DE_CONSULTA } from '../consulta-dicha';
import { completadasEn } from './actividad';
import { cubre } from './contexto/condiciones';
import {
  type Answerer,
  consultada,
  type Contexto,
  dondeOf,
  idsOf,
  respuesta,
  type Respuesta,
} from './contexto/contexto';
import type { Definicion } from './contexto/definicion';
import {
  addDias,
  cantidad,
  diasEntre,
  elementos,
  enlaceEpica,
  enlaceSprint,
  enumerar,
  fechaLarga,
  lineas,
  literal,
  tareas,
  yMas,
} from './contexto/redaccion';
import { epicas } from './epicas';
import { escrita } from './escrita';
import { sprintsPedidos } from './contexto/sprint-pedido';
import { motivosOf } from './listas/bloqueadas';
import { esperasOf } from './listas/esperas';
import { diasPedidos, fechas } from './listas/fechas';
import { deQuien, filaOf, FILAS, nombresOf } from './listas/filas';
import { FRASES_DE_LISTA } from './listas/frases';
import { historias } from './listas/historias';

/** How a condition is said of so many tasks. */
const PLURALES: Partial<Record<string, string>> = {
  pendiente: 'pendientes',
  bloqueada: 'bloqueadas',
  completada: 'completadas',
};

const isAbierta = ({ pregunta: { estados } }: Contexto): boolean => estados.length === 0;

/** The days in which what is asked for is due. */
const plazoOf = (contexto: Contexto): { que: Partial<TareasQuery>; dicho: string | null } => {
  const { pregunta, hoy } = contexto;
  if (pregunta.vencidas)
    return {
      que: { limiteAntesDe: addDias(hoy, -(pregunta.masDe ?? 0)) },
      dicho: t`vencidas${pregunta.masDe === null ? '' : t` hace más de ${cantidad(pregunta.masDe, 'día', 'días')}`}`,
    };
  if (!pregunta.periodo || pregunta.estados.includes('completada')) return { que: {}, dicho: null };
  const { rango, dicho } = diasPedidos(contexto);
  return {
    que: { limiteDesde: rango.desde, limiteAntesDe: addDias(rango.hasta, 1) },
    dicho: t`que vencen ${dicho ?? nombreOf(pregunta.periodo)}`,
  };
};

/** All the conditions of the question, as the reader takes them and as they are said. */
async function pedidasOf(contexto: Contexto) {
  const { pregunta, ambito, reader, epica } = contexto;
  const sprints = pregunta.sprint === null ? [] : await sprintsPedidos(contexto);
  const sinEpica = contexto.excepto.epica;
  const deEpica =
    epica || sinEpica
      ? (await reader.historias(idsOf(ambito)))
          .filter((one) => (!epica || one.epica === epica._id) && one.epica !== sinEpica?._id)
          .map(({ _id }) => _id)
      : null;
  const deSprint = pregunta.sprint === null ? null : sprints.flatMap((one) => one.historias);
  const historiasDe =
    deEpica && deSprint ? deEpica.filter((id) => deSprint.includes(id)) : (deEpica ?? deSprint);
  const asignado = deQuien(contexto);
  const plazo = plazoOf(contexto);
  const que: TareasQuery = {
    proyectos: idsOf(ambito),
    cuantas: FILAS,
    orden: pregunta.estados.length ? 'cambio' : 'limite',
    ...(isAbierta(contexto) ? { abiertas: true } : { estados: pregunta.estados }),
    ...(asignado && { asignado }),
    ...(pregunta.sinAsignar && { asignado: null }),
    ...(pregunta.clases.length > 0 && { tipos: pregunta.clases }),
    ...(contexto.excepto.personas.length > 0 && {
      sinPersonas: contexto.excepto.personas.map(({ _id }) => _id),
    }),
    ...(pregunta.prioridades.length > 0 && { prioridades: pregunta.prioridades }),
    ...(pregunta.sinFecha && { sinFecha: true }),
    ...(pregunta.sinEstimar && { sinEstimar: true }),
    ...(historiasDe && { historias: historiasDe }),
    ...(contexto.solo && { ids: contexto.solo }),
    ...plazo.que,
  };
  const conTiempo = pregunta.masDe !== null && !pregunta.vencidas;
  const dichas = [
    ...pregunta.estados.map((estado) => PLURALES[estado] ?? estado),
    pregunta.sinAsignar && 'sin asignar',
    pregunta.sinFecha && 'sin fecha',
    pregunta.sinEstimar && 'sin estimar',
    pregunta.clases.length > 0 && t`de tipo ${enumerar(pregunta.clases, 'o')}`,
    contexto.excepto.personas.length > 0 &&
      t`salvo las de ${enumerar(contexto.excepto.personas.map(({ nombre }) => literal(nombre)))}`,
    pregunta.prioridades.length > 0 && t`de prioridad ${enumerar(pregunta.prioridades, 'o')}`,
    plazo.dicho,
    conTiempo && t`desde hace más de ${cantidad(pregunta.masDe!, 'día', 'días')}`,
  ].filter((one): one is string => typeof one === 'string');
  const soloClase = pregunta.clases.length > 0 && dichas.length === 1;
  if (!dichas.length) dichas.push('abiertas');
  if (soloClase) dichas[0] = t`${dichas[0]} sin terminar`;
  const donde = [
    sinEpica && t` fuera de la épica ${enlaceEpica(sinEpica)}`,
    epica && t` en la épica ${enlaceEpica(epica)}`,
    sprints.length ? t` en ${enumerar(sprints.map(enlaceSprint))}` : !epica && dondeOf(contexto),
  ].filter(Boolean);
  return { que, dichas, donde: donde.map(decir).join(''), sprints, conTiempo };
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
    return [_id, t`${exacta ? 'desde' : 'al menos desde'} el ${fechaLarga(fecha, hoy)}`] as const;
  });
  return { filas: viejas.slice(0, FILAS), total: viejas.length, desde: new Map(desde) };
}

const enSingular = (dicha: string): string =>
  dicha
    .replace(/^(vencida|pendiente|bloqueada|completada|abierta)s/, '$1')
    .replace(/^que vencen/, 'que vence');

const isBloqueadas = ({ pregunta: { estados } }: Contexto): boolean =>
  estados.length === 1 && estados[0] === 'bloqueada';

/** Tasks, with every condition that the question names. */
export const listaDeTareas: Answerer = async (contexto) => {
  const { reader, persona, pregunta } = contexto;
  const { que, dichas, donde, sprints, conTiempo } = await pedidasOf(contexto);
  const { filas, total, desde } = conTiempo
    ? await conEdad(contexto, que)
    : { ...(await reader.tareas(que)), desde: new Map<string, string>() };
  const como = (total === 1 ? dichas.map(enSingular) : dichas).map(decir).join(', ').replace(', que', ' que');
  const sinNada = como.replace('que vencen', 'que venzan');
  const consulta = [
    'Tareas',
    isAbierta(contexto) && 'abiertas',
    ...sprints.map((sprint) => t`sprint «${sprint.nombre}»`),
  ];
  // How long something has had its state is no field of the language.
  const q = conTiempo
    ? null
    : qDeTareas(
        que,
        contexto,
        sprints.map(({ nombre }) => nombre),
      );
  const sugerencias = ['¿Cómo va el sprint?', '¿Qué está bloqueado?', '¿Qué vence esta semana?'];
  const esperas =
    isBloqueadas(contexto) && pregunta.sprint === null ? await esperasOf(contexto, deQuien(contexto)) : null;
  const nombres = await nombresOf(contexto);
  const dichos = isBloqueadas(contexto) ? await motivosOf(filas, nombres, contexto) : desde;
  return consultada(
    respuesta(
      total
        ? lineas(
            persona
              ? t`${literal(persona.nombre)} tiene ${tareas(total)} ${como}${donde}:`
              : pregunta.propias
                ? t`Tienes ${tareas(total)} ${como}${donde}:`
                : t`Hay ${tareas(total)} ${como}${donde}:`,
            elementos(
              filas.map((tarea) => {
                const motivo = dichos.get(tarea._id);
                return t`${filaOf({ tarea, nombres, contexto })}${motivo ? t`; ${motivo}` : ''}`;
              }),
            ),
            yMas(total, filas.length),
            esperas && t`\n${esperas}`,
          )
        : lineas(
            persona
              ? t`${literal(persona.nombre)} no tiene tareas ${sinNada}${donde}.`
              : pregunta.propias
                ? t`No tienes tareas ${sinNada}${donde}.`
                : t`No hay tareas ${sinNada}${donde}.`,
            esperas && t`\n${esperas}`,
          ),
      sugerencias,
    ),
    consulta,
    q,
  );
};

interface Lectura {
  /** Whether it is what the question asks for. */
  pide: (contexto: Contexto) => boolean;
  /** The conditions that it can apply. */
  aplica: readonly Condicion[];
  responder: Answerer;
}

const DE_HISTORIAS: readonly Condicion[] = [
  'sobre',
  'persona',
  'epica',
  'sprint',
  'periodo',
  'estados',
  'abiertas',
  'prioridades',
  'masDe',
  'sinAsignar',
  'sinEstimar',
  'sinFecha',
  'sinResponsable',
  'sinSprint',
  'sinTareas',
  'vencidas',
  'excepto',
  'antiguas',
];
const DE_TAREAS: readonly Condicion[] = [
  'sobre',
  'persona',
  'epica',
  'sprint',
  'periodo',
  'estados',
  'abiertas',
  'prioridades',
  'clases',
  'masDe',
  'sinAsignar',
  'sinEstimar',
  'sinFecha',
  'vencidas',
  'excepto',
];
const DE_FECHAS: readonly Condicion[] = ['persona', 'periodo', 'vencidas', 'abiertas'];
const DEL_SPRINT: readonly Condicion[] = ['sprint', 'epica'];

/** What may be listed, in the order in which it is asked. */
const LECTURAS: readonly Lectura[] = [
  {
    pide: ({ pregunta }) => pregunta.estados.includes('completada') && pregunta.periodo !== null,
    aplica: ['sobre', 'persona', 'periodo', 'estados', 'epica', 'clases', 'prioridades'],
    responder: completadasEn,
  },
  { pide: ({ pregunta }) => pregunta.sobre === 'epicas', aplica: epicas.admite, responder: epicas.responder },
  {
    pide: ({ pregunta: p }) =>
      p.sobre === 'historias' ||
      p.sinSprint ||
      p.sinTareas ||
      p.sinResponsable ||
      (p.sinEstimar && p.sobre !== 'tareas'),
    aplica: DE_HISTORIAS,
    responder: historias,
  },
  // «¿Qué entra en el próximo sprint?»: a sprint is made of stories.
  {
    pide: (contexto) =>
      contexto.pregunta.sprint !== null &&
      contexto.pregunta.sobre === null &&
      !contexto.pregunta.vence &&
      cubre(contexto, DEL_SPRINT),
    aplica: DEL_SPRINT,
    responder: historias,
  },
  // Nothing but when it is due: what ends in those days belongs to it, too.
  {
    pide: (contexto) =>
      (contexto.pregunta.periodo !== null || (contexto.pregunta.vence && !contexto.pregunta.vencidas)) &&
      cubre(contexto, DE_FECHAS),
    aplica: DE_FECHAS,
    responder: fechas,
  },
  { pide: () => true, aplica: DE_TAREAS, responder: listaDeTareas },
];

/**
 * What only the language of queries asks for: a label, so many points, who created it, the oldest tasks, words of a text.
 * Null: none of it, or nothing has the words.
 */
async function porConsulta(contexto: Contexto, temas: readonly string[]): Promise<Respuesta | null> {
  const { reader, hoy } = contexto;
  const q = consultaDicha(contexto, temas);
  if (!q) return null;
  const hallados = temas.length ? await reader.encontrar(q, idsOf(reader.proyectos), FILAS) : null;
  if (temas.length && !hallados?.total) return null;
  // Why each is blocked is no part of a query.
  const dicha =
    hallados && isBloqueadas(contexto)
      ? { ...(await listaDeTareas({ ...contexto, solo: hallados.filas.map(({ _id }) => _id) })), q }
      : await escrita(q, reader, hoy, true);
  const nombrados = enumerar(temas.map((tema) => t`«${literal(tema)}»`));
  return {
    ...dicha,
    texto: lineas(temas.length ? t`Busco ${nombrados} en los textos.` : null, dicha.texto),
    aplica: temas.length ? DE_CONSULTA : DE_CONSULTA.filter((one) => one !== 'tema'),
  };
}

const responder: Answerer = async (contexto) => {
  const { etiqueta, temas, pregunta } = contexto;
  const textos = [...temas.partes, ...temas.desconocidos];
  const conTextos = textos.length ? await porConsulta(contexto, textos) : null;
  if (conTextos) return conTextos;
  const soloConsulta =
    etiqueta !== null ||
    pregunta.puntos !== null ||
    pregunta.creadas ||
    (pregunta.antiguas && pregunta.sobre === 'tareas');
  const deConsulta = soloConsulta ? await porConsulta(contexto, []) : null;
  if (deConsulta) return deConsulta;
  const { aplica, responder: leer } = LECTURAS.find(({ pide }) => pide(contexto))!;
  return { aplica, ...(await leer(contexto)) };
};

export const lista: Definicion = {
  tipo: 'lista',
  frases: FRASES_DE_LISTA,
  admite: [...new Set([...DE_CONSULTA, ...DE_TAREAS, ...DE_HISTORIAS])],
  responder,
};
