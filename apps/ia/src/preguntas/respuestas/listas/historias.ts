import { decir, t } from '../../../idioma/idioma';
import type { Sprint, Tarea } from '../../../datos/lectura/datos';
import type { HistoriaSummary } from '../../person-reader';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { deQuien, FILAS, nombresOf } from './filas';
import {
  addDias,
  cantidad,
  diaOf,
  diasEntre,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceSprint,
  enumerar,
  fechaLarga,
  lineas,
  literal,
  numero,
  tareas,
} from '../contexto/redaccion';
import { sprintsPedidos } from '../contexto/sprint-pedido';
import { nombreOf, type Rango } from '../../comprension/periodo';
import { condicion, qDeContexto, qOf } from '../../q-de-tareas';
import { diasPedidos } from './fechas';

const MAX_TAREAS = 5_000;

/** For how long each of these has had its state, in days. */
async function edadesDe({ reader, hoy }: Contexto, historias: readonly HistoriaSummary[]) {
  const entradas = await reader.entradas(historias);
  return ({ _id }: HistoriaSummary): number => {
    const entrada = entradas.get(_id);
    return entrada ? diasEntre(entrada.fecha, hoy) : 0;
  };
}

/** Only those that have had their state for as long as the question says, and the oldest first if it asks for them. */
async function porEdad(contexto: Contexto, historias: HistoriaSummary[]): Promise<HistoriaSummary[]> {
  const { masDe, antiguas } = contexto.pregunta;
  const conEdad = masDe !== null && !contexto.pregunta.vencidas;
  const edad = conEdad ? await edadesDe(contexto, historias) : () => 0;
  const viejas = !conEdad ? historias : historias.filter((one) => edad(one) > masDe);
  return antiguas ? viejas.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) : viejas;
}

/** The stories that a question asks for, with the tasks that made them match. */
async function historiasPedidas(contexto: Contexto, sprints: readonly Sprint[]) {
  const { reader, ambito, pregunta } = contexto;
  const { estados, abiertas, sinAsignar, sinEstimar, sinResponsable, sinSprint, aCargo } = pregunta;
  const ids = new Set(sprints.flatMap(({ historias }) => historias));
  const enAlguno = sinSprint
    ? new Set(
        (await reader.sprints(idsOf(ambito)))
          .filter(({ estado }) => estado !== 'completado')
          .flatMap(({ historias }) => historias),
      )
    : ids;
  const deAlguna = pregunta.sinTareas
    ? (await reader.tareas({ proyectos: idsOf(ambito), cuantas: MAX_TAREAS })).filas
    : [];
  const conAlguna = new Set(deAlguna.map(({ historia }) => historia));
  const fuera = new Set(contexto.excepto.personas.map(({ _id }) => _id));
  const plazo = plazoOf(contexto);
  const deHistoria = estados.filter((estado) => estado !== 'bloqueada');
  const todas = (await reader.historias(idsOf(ambito))).filter(
    ({ _id, estado, puntos, responsable, sprint, prioridad, epica, fin = null }) =>
      (!sinSprint || (sprint === null && !enAlguno.has(_id) && estado !== 'completada')) &&
      (pregunta.prioridades.length === 0 ||
        (pregunta.prioridades.includes(prioridad) && (estados.length > 0 || estado !== 'completada'))) &&
      (!contexto.epica || epica === contexto.epica._id) &&
      epica !== contexto.excepto.epica?._id &&
      !(responsable && fuera.has(responsable)) &&
      (!pregunta.sinFecha || (fin === null && estado !== 'completada')) &&
      (!plazo || (fin !== null && isWithin(fin, plazo) && estado !== 'completada')) &&
      (!(pregunta.antiguas && estados.length === 0) || estado !== 'completada') &&
      (!sinResponsable || (!responsable && estado !== 'completada')) &&
      (pregunta.sprint === null || ids.has(_id)) &&
      (deHistoria.length === 0 || deHistoria.includes(estado)) &&
      (!(abiertas || sinEstimar) || estado !== 'completada') &&
      (!sinEstimar || !puntos) &&
      (!pregunta.sinTareas || (!conAlguna.has(_id) && estado !== 'completada')),
  );
  const persona = deQuien(contexto);
  const suyas = ({ responsable }: HistoriaSummary) => persona !== undefined && responsable === persona;
  const conTareas = sinAsignar || estados.includes('bloqueada');
  if (!conTareas && aCargo && persona !== undefined)
    return { historias: todas.filter(suyas), tareas: new Map<string, Tarea[]>() };
  const porTareas = conTareas || persona !== undefined;
  if (!porTareas) return { historias: todas, tareas: new Map<string, Tarea[]>() };
  const { filas } = await reader.tareas({
    proyectos: idsOf(ambito),
    abiertas: true,
    ...(sinAsignar && { asignado: null }),
    ...(!sinAsignar && persona !== undefined && { asignado: persona }),
    ...(estados.includes('bloqueada') && { estados: ['bloqueada'] as const }),
    historias: todas.map(({ _id }) => _id),
    cuantas: MAX_TAREAS,
  });
  const porHistoria = Map.groupBy(filas, ({ historia }) => historia);
  return {
    historias: todas.filter((one) => porHistoria.has(one._id) || (!conTareas && suyas(one))),
    tareas: porHistoria,
  };
}

/** The days in which what is asked for ends; null: it asks for none. */
function plazoOf(contexto: Contexto): Partial<Rango> | null {
  const { pregunta, hoy } = contexto;
  if (pregunta.vencidas) return { hasta: addDias(hoy, -1 - (pregunta.masDe ?? 0)) };
  return pregunta.periodo && !pregunta.estados.includes('completada') ? diasPedidos(contexto).rango : null;
}

const isWithin = (fin: string, { desde, hasta }: Partial<Rango>): boolean =>
  (!desde || diaOf(fin) >= desde) && (!hasta || diaOf(fin) <= hasta);

function adjetivos(contexto: Contexto): string {
  const { pregunta, persona } = contexto;
  const { estados, abiertas, sinAsignar, sinEstimar, sinResponsable, aCargo, propias } = pregunta;
  const conTareas = sinAsignar || estados.includes('bloqueada');
  const modo = aCargo ? 'a cargo' : 'a cargo o con tareas';
  const deLaPersona = (): string | null => {
    if (persona) return t`${conTareas ? 'con tareas' : modo} de ${literal(persona.nombre)}`;
    if (!propias) return null;
    if (conTareas) return 'con tareas tuyas';
    return aCargo ? 'a tu cargo' : 'a tu cargo o con tareas tuyas';
  };
  const partes = [
    pregunta.sinSprint ? 'sin sprint' : null,
    sinResponsable ? 'sin responsable' : null,
    pregunta.sinTareas ? 'sin tareas' : null,
    sinAsignar ? 'con tareas sin asignar' : null,
    estados.includes('bloqueada') ? 'con tareas bloqueadas' : null,
    ...estados
      .filter((estado) => estado !== 'bloqueada')
      .map((e) => ({ pendiente: 'pendientes', completada: 'completadas' })[e as string] ?? e),
    sinEstimar ? 'sin estimar' : null,
    pregunta.prioridades.length > 0 ? t`de prioridad ${enumerar(pregunta.prioridades, 'o')}` : null,
    pregunta.sinFecha ? 'sin fecha de fin' : null,
    pregunta.vencidas ? 'que tenían que haber terminado' : null,
    pregunta.periodo && !pregunta.vencidas && !estados.includes('completada')
      ? t`que terminan ${diasPedidos(contexto).dicho ?? nombreOf(pregunta.periodo)}`
      : null,
    contexto.excepto.personas.length > 0
      ? t`salvo las de ${enumerar(contexto.excepto.personas.map(({ nombre }) => literal(nombre)))}`
      : null,
    pregunta.masDe === null || pregunta.vencidas
      ? null
      : t`desde hace más de ${cantidad(pregunta.masDe, 'día', 'días')}`,
    (abiertas || pregunta.antiguas) && !estados.length && !sinAsignar && !sinEstimar ? 'por terminar' : null,
    deLaPersona(),
  ].filter((parte) => parte !== null);
  return partes.length ? t` ${partes.map(decir).join(', ')}` : '';
}

interface Fila {
  suyas: readonly Tarea[] | undefined;
  nombres: ReadonlyMap<string, string>;
  contexto: Contexto;
}

const filaOf = (historia: HistoriaSummary, { suyas, nombres, contexto }: Fila): string => {
  const { pregunta, hoy } = contexto;
  const responsable = historia.responsable && nombres.get(historia.responsable);
  const partes = [
    suyas
      ? t`${tareas(suyas.length)}: ${enumerar(suyas.slice(0, 3).map(({ titulo }) => t`«${literal(titulo)}»`))}`
      : historia.estado,
    historia.puntos ? t`${numero(historia.puntos)} p.` : 'sin estimar',
    responsable ? t`a cargo de ${literal(responsable)}` : null,
    pregunta.antiguas ? t`creada el ${fechaLarga(historia.createdAt, hoy)}` : null,
  ].filter((parte) => parte !== null);
  return t`${enlaceHistoria(historia)}: ${partes.map(decir).join(', ')}`;
};

/** The same as anybody would write it; null: it is by tasks, by days in a state or by what somebody does in them. */
function qDeHistorias(contexto: Contexto, sprints: readonly Sprint[]): string | null {
  const { pregunta, reader } = contexto;
  const { estados } = pregunta;
  const plazo = plazoOf(contexto);
  const persona = deQuien(contexto);
  const porTareas = pregunta.sinAsignar || estados.includes('bloqueada') || (persona && !pregunta.aCargo);
  if (porTareas || pregunta.sinTareas || pregunta.masDe !== null) return null;
  const nombre = persona === reader.persona._id ? 'yo' : contexto.persona?.nombre;
  const abierta =
    !estados.length &&
    (pregunta.abiertas ||
      pregunta.sinSprint ||
      pregunta.sinEstimar ||
      pregunta.sinResponsable ||
      pregunta.sinFecha ||
      pregunta.antiguas ||
      pregunta.prioridades.length > 0 ||
      plazo !== null);
  return qOf([
    'tipo:historia',
    ...qDeContexto(contexto),
    condicion(
      'sprint',
      sprints.map((sprint) => sprint.nombre),
    ),
    condicion('estado', estados),
    condicion('prioridad', pregunta.prioridades),
    abierta && 'abierta',
    pregunta.sinSprint && 'sin:sprint',
    pregunta.sinEstimar && 'sin:puntos',
    pregunta.sinResponsable && 'asignado:nadie',
    pregunta.sinFecha && 'sin:fin',
    persona && nombre && condicion('asignado', [nombre]),
    plazo?.desde && `fin>=${plazo.desde}`,
    plazo?.hasta && `fin<${addDias(plazo.hasta, 1)}`,
    pregunta.antiguas && 'orden:creada',
  ]);
}

/** Stories, of a sprint or of the whole project, by what they or their tasks are like. */
export const historias: Answerer = async (contexto) => {
  const { pregunta } = contexto;
  const sprints = pregunta.sprint === null ? [] : await sprintsPedidos(contexto);
  if (pregunta.sprint !== null && !sprints.length) {
    const cual = { actual: 'en progreso', anterior: 'completado', siguiente: 'pendiente' }[pregunta.sprint];
    return respuesta(t`No hay ningún sprint ${cual}${dondeOf(contexto)}.`, ['Prepara el próximo sprint']);
  }
  const { historias: pedidas, tareas: porHistoria } = await historiasPedidas(contexto, sprints);
  const filas = await porEdad(contexto, pedidas);
  const { epica, excepto } = contexto;
  const donde = [
    epica && t` de la épica ${enlaceEpica(epica)}`,
    excepto.epica && t` fuera de la épica ${enlaceEpica(excepto.epica)}`,
    sprints.length ? t` en ${enumerar(sprints.map(enlaceSprint))}` : !epica && dondeOf(contexto),
  ]
    .filter(Boolean)
    .map(decir)
    .join('');
  const como = adjetivos(contexto);
  const nombres = await nombresOf(contexto);
  const puntos = filas.reduce((sum, h) => sum + h.puntos, 0);
  const hecha = filas.length
    ? respuesta(
        lineas(
          t`Hay ${cantidad(filas.length, 'historia', 'historias')}${como}${donde}${puntos ? t` (${cantidad(puntos, 'punto', 'puntos')})` : ''}:`,
          elementos(
            filas
              .slice(0, FILAS + 4)
              .map((h) => filaOf(h, { suyas: porHistoria.get(h._id), nombres, contexto })),
          ),
          filas.length > FILAS + 4 ? t`Y ${filas.length - FILAS - 4} más.` : null,
        ),
        pregunta.sinEstimar
          ? filas.slice(0, 2).map(({ titulo }) => t`Estima la historia «${literal(titulo)}»`)
          : ['¿Cómo va el sprint?', '¿Qué está bloqueado?'],
      )
    : respuesta(t`No hay historias${como}${donde}.`, ['¿Cómo va el sprint?']);
  return consultada(
    hecha,
    ['Historias', ...sprints.map(({ nombre }) => t`sprint «${nombre}»`)],
    qDeHistorias(contexto, sprints),
  );
};
