import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Gente } from '../../person-reader';
import {
  type Answerer,
  consultada,
  type Contexto,
  dondeOf,
  idsOf,
  respuesta,
  type Respuesta,
} from '../contexto/contexto';
import { nombreOf } from '../../comprension/periodo';
import { diasPedidos } from '../listas/fechas';
import {
  addDias,
  cantidad,
  elementos,
  enumerar,
  fechaLarga,
  lineas,
  literal,
  numero,
  tareas,
} from '../contexto/redaccion';
import { type Carga, cargasOf } from './sobrecarga';

const SEMANAS = 4;
const VISTOS = 8;
const POCO = 0.75;

/** How many tasks each person usually completes in a week; null: its owner does not answer now. */
async function habitualOf({ reader, ambito, hoy }: Contexto): Promise<ReadonlyMap<string, number> | null> {
  const found = await reader.actividad(idsOf(ambito), { desde: addDias(hoy, -7 * SEMANAS), hasta: hoy });
  if (!found) return null;
  const hechas = found.cambios.filter(
    ({ entidad, campo, a, autor }) =>
      entidad === 'tarea' && campo === 'estado' && a === 'completada' && autor,
  );
  return new Map(
    [...Map.groupBy(hechas, ({ autor }) => autor!)].map(([quien, suyas]) => [quien, suyas.length / SEMANAS]),
  );
}

const filaOf = ({ nombre, tareas: n, horas }: Carga, habitual: number | undefined): string => {
  const partes = [
    horas ? t`${numero(horas)} h estimadas` : null,
    habitual ? t`suele cerrar ${numero(habitual)} por semana` : null,
  ].filter((one) => one !== null);
  return t`${literal(nombre)}: ${n ? tareas(n) : 'sin tareas abiertas'}${partes.length ? t` (${partes.map(decir).join(', ')})` : ''}`;
};

/** Weeks of work that somebody has, at their usual pace; without one, the tasks alone. */
const semanasOf = (carga: Carga, habitual: number | undefined, media: number): number =>
  carga.tareas / (habitual ?? (media || 1));

const MAX_TAREAS = 5_000;

/** Who has least that is due by the end of the days that were asked for. */
async function enPeriodo(contexto: Contexto): Promise<Respuesta> {
  const { reader, ambito } = contexto;
  const ids = idsOf(ambito);
  const { rango, dicho } = diasPedidos(contexto);
  const cuando = dicho ?? nombreOf(contexto.pregunta.periodo!);
  const [gente, { filas }] = await Promise.all([
    reader.gente(ids),
    reader.tareas({
      proyectos: ids,
      abiertas: true,
      limiteAntesDe: addDias(rango.hasta, 1),
      cuantas: MAX_TAREAS,
    }),
  ]);
  const suyas = Map.groupBy(filas, ({ asignado }) => asignado);
  const cargas = gente
    .map(({ _id, nombre }) => {
      const todas = suyas.get(_id) ?? [];
      return {
        nombre: literal(nombre),
        cuantas: todas.length,
        horas: todas.reduce((sum, { tiempoEstimado }) => sum + (tiempoEstimado ?? 0), 0),
      };
    })
    .toSorted((a, b) => a.horas - b.horas || a.cuantas - b.cuantas);
  const sin = cargas.filter(({ cuantas }) => cuantas === 0).map(({ nombre }) => nombre);
  const con = cargas.filter(({ cuantas }) => cuantas > 0).slice(0, VISTOS);
  const filaDe = ({ nombre, cuantas, horas }: (typeof cargas)[number]): string =>
    t`${nombre}: ${tareas(cuantas)}${horas ? t` (${t`${numero(horas)} h estimadas`})` : ''}`;
  return consultada(
    respuesta(
      lineas(
        sin.length
          ? t`Sin nada que venza ${cuando} ni antes${dondeOf(contexto)}: ${enumerar(sin.slice(0, VISTOS))}.`
          : t`Todos tienen algo que vence ${cuando} o antes${dondeOf(contexto)}.`,
        con.length ? elementos(con.map(filaDe)) : null,
        'Lo que no tiene fecha no se cuenta, y las ausencias no constan aquí.',
      ),
      ['¿Qué tareas están sin asignar?', '¿Quién está sobrecargado?'],
    ),
    ['Tareas abiertas', t`por persona, hasta el ${fechaLarga(rango.hasta, contexto.hoy)}`],
  );
}

/** Who has room: without tasks first, then those with least against what they usually do. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, pregunta } = contexto;
  // What lies behind says nothing of who has room, and the frame says so.
  if (pregunta.periodo && diasPedidos(contexto).rango.hasta >= contexto.hoy) return enPeriodo(contexto);
  const ids = idsOf(ambito);
  const [gente, recuentos, habitual]: [
    Gente[],
    Awaited<ReturnType<typeof reader.recuento>>,
    ReadonlyMap<string, number> | null,
  ] = await Promise.all([reader.gente(ids), reader.recuento(ids, true), habitualOf(contexto)]);
  const cargas = cargasOf(gente, recuentos);
  const ritmos = [...(habitual?.values() ?? [])];
  const media = ritmos.length ? ritmos.reduce((sum, n) => sum + n, 0) / ritmos.length : 0;
  const deMenosAMas = cargas.toSorted(
    (a, b) =>
      semanasOf(a, habitual?.get(a._id), media) - semanasOf(b, habitual?.get(b._id), media) ||
      a.tareas - b.tareas,
  );
  const sin = deMenosAMas.filter(({ tareas: n }) => n === 0);
  const medias = cargas.reduce((sum, { tareas: n }) => sum + n, 0) / (cargas.length || 1);
  const llenas = new Set(
    (await reader.hallazgos(ids)).flatMap(({ regla, item }) =>
      regla === 'persona-sobrecargada' ? [item] : [],
    ),
  );
  const holgadas = deMenosAMas.filter(
    ({ _id, tareas: n }) => n > 0 && n <= medias * POCO && !llenas.has(_id),
  );
  const primera = deMenosAMas[0];
  const dicho = sin.length
    ? t`Sin tareas abiertas${dondeOf(contexto)}: ${enumerar(sin.slice(0, VISTOS).map(({ nombre }) => literal(nombre)))}.`
    : holgadas.length
      ? t`Con más hueco${dondeOf(contexto)}: ${enumerar(holgadas.slice(0, 3).map(({ nombre }) => literal(nombre)))}.`
      : primera
        ? t`Nadie está claramente libre${dondeOf(contexto)}; quien menos tiene es ${literal(primera.nombre)}.`
        : t`No hay nadie en el equipo${dondeOf(contexto)}.`;
  const hecha = consultada(
    respuesta(
      lineas(
        dicho,
        elementos(deMenosAMas.slice(0, VISTOS).map((one) => filaOf(one, habitual?.get(one._id)))),
        deMenosAMas.length > VISTOS
          ? t`Y ${cantidad(deMenosAMas.length - VISTOS, 'persona más', 'personas más')}.`
          : null,
      ),
      ['¿Qué tareas están sin asignar?', '¿Quién está sobrecargado?'],
    ),
    ['Tareas abiertas', t`por persona, y completadas en ${SEMANAS} semanas`],
  );
  return pregunta.periodo ? { ...hecha, aplica: [] } : hecha;
};

export const libre: Definicion = {
  tipo: 'libre',
  frases: {
    normal: `¿Quién está libre? | ¿Quién tiene hueco? | ¿A quién le doy esta tarea?
      ¿Quién puede coger algo más? | ¿Hay alguien sin tareas? | ¿Quién podría ayudar? | ¿Quién está sin nada?
      ¿Quién está libre la semana que viene? | ¿Quién tendrá hueco el lunes?
      ¿Quién tiene capacidad esta semana? | ¿A quién le puedo pasar trabajo? | ¿Quién tiene menos tareas?
      ¿Quién anda con menos carga? | ¿Quién no tiene nada que hacer? | ¿Hay alguien que no tenga tareas?
      ¿Quién está más suelto de trabajo? | ¿Queda alguien parado? | ¿Quién está disponible?
      ¿Tiene alguien un hueco? | ¿A quién le falta trabajo? | ¿Están todos con algo? | ¿Están todos ocupados?
      ¿Quién está parado? | ¿Quién anda sin nada? | ¿Todo el mundo tiene algo que hacer? | ¿Todos tienen tareas?
      ¿A quién le queda hueco? | ¿A quién le puedo dar algo? | ¿Quién tiene tiempo? | ¿Quién va sobrado?
      ¿A quién le falta faena? | ¿Quién podría con otra tarea? | ¿Quién podría coger algo más?
      ¿A quién le sobra tiempo? | ¿Quién está más tranquilo? | ¿Tiene {persona} tiempo libre?
      ¿Quién puede asumir otra tarea? | ¿Quién anda desocupado? | ¿Quién tiene margen?
      ¿Quién va más suelto de trabajo? | ¿Hay alguien con tiempo?`,
    corta: `libres | con hueco | sin carga | disponibles | gente libre | quién puede | menos cargados`,
    ruda: `quién está tocándose las narices`,
    hablada: `a ver quién nos puede echar una mano | quién está más tranquilo ahora | y quién anda con poco lío
      oye quién me podría coger una tarea`,
    mal: `kien esta livre | qien tiene ueco`,
    formal: `Indique quién tiene disponibilidad para asumir nuevas tareas`,
    en: `who is free? | who has room for more? | who can take on more work? | who has capacity?
      who could take one more task? | does {persona} have room?`,
    fr: `qui est disponible ? | qui a du temps ?`,
    de: `wer hat noch Kapazität? | wer hat noch Luft? | wer hat Zeit?`,
  },
  admite: ['periodo'],
  responder,
};
