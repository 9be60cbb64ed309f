import { decir, t } from '../../idioma/idioma';
import { type Cambio, type Comentario, type Mensaje } from '../person-reader';
import { nombreOf, type Periodo, type Rango, rangoOf } from '../comprension/periodo';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import { deQuien, deQuienDicho, nombresOf, nombreDe } from './listas/filas';
import {
  cantidad,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  fechaLarga,
  lineas,
  literal,
} from './contexto/redaccion';
import { conversacionLines } from './conversacion';

const ESTA_SEMANA: Periodo = { unidad: 'semana', salto: 0 };
const MAX_FILAS = 15;

export const SIN_HISTORIAL =
  'Ahora mismo no puedo consultar el historial: el servicio que lo guarda no responde. Vuelve a preguntármelo en un momento.';

const enlaceDe = (c: { entidad: string; _id: string; titulo: string; proyecto: string }): string =>
  c.entidad === 'tarea' ? enlaceTarea(c) : c.entidad === 'historia' ? enlaceHistoria(c) : enlaceEpica(c);

const CAMPOS: Readonly<Record<string, string>> = {
  estado: 'estado',
  asignado: 'persona asignada',
  responsable: 'responsable',
  puntos: 'puntos',
  prioridad: 'prioridad',
  fechaLimite: 'fecha límite',
  titulo: 'título',
  descripcion: 'descripción',
  tiempoEstimado: 'tiempo estimado',
  epicaId: 'épica',
  historiaId: 'historia',
  etiquetas: 'etiquetas',
  criterios: 'criterios',
  archivos: 'archivos',
  inicio: 'inicio',
  fin: 'fin',
  bloqueadaPor: 'bloqueada por',
  bloquea: 'bloquea a',
  relacionada: 'relacionada con',
  duplica: 'duplica a',
  duplicada: 'duplicada por',
  columna: 'columna',
  comoUsuario: 'como',
  quiero: 'quiero',
  para: 'para',
};

/** «[Tarea](…): de pendiente a en progreso y a completada». */
function filaOf(cambios: readonly Cambio[]): string {
  const [first] = cambios;
  const dichos = cambios.flatMap(({ campo, a }, i) => {
    if (campo === null) return 'creada';
    if (campo === 'estado') {
      // All its states in a row are one step of the sentence.
      if (i && cambios[i - 1]!.campo === 'estado') return [];
      const after = cambios.slice(i);
      const until = after.findIndex((otro) => otro.campo !== 'estado');
      const pasos = until < 0 ? after : after.slice(0, until);
      return t`pasó a ${enumerar(pasos.map((paso) => String(paso.a)))}`;
    }
    const nombre = CAMPOS[campo] ?? campo;
    return a === null || campo === 'descripcion'
      ? t`cambió: ${nombre}`
      : t`${nombre}: ${literal(String(a)).slice(0, 60)}`;
  });
  return t`${enlaceDe(first!)}: ${[...new Set(dichos)].map(decir).join(', ')}`;
}

const comentada = (c: Comentario): string =>
  t`Comentó en ${enlaceDe(c)}: «${literal(c.texto).slice(0, 160)}»`;

/** The rows of one person: each thing once, with what was done to it in order; then the comments. */
function filasOf(cambios: readonly Cambio[], comentarios: readonly Comentario[]): string[] {
  const visibles = cambios.filter(({ campo }) => campo !== 'orden');
  const porItem = [...Map.groupBy(visibles, ({ _id }) => _id).values()];
  return [...porItem.map(filaOf), ...comentarios.map(comentada)];
}

const fechasDe = ({ desde, hasta }: Rango, hoy: string): string =>
  desde === hasta ? fechaLarga(desde, hoy) : t`del ${fechaLarga(desde, hoy)} al ${fechaLarga(hasta, hoy)}`;

interface Quien {
  _id: string | null;
  nombre: string;
}

function porPersona(
  { cambios, comentarios }: { cambios: readonly Cambio[]; comentarios: readonly Comentario[] },
  nombres: ReadonlyMap<string, string>,
): string[] {
  const autores = [...new Set([...cambios, ...comentarios].map(({ autor }) => autor))];
  const gente: Quien[] = autores.map((_id) => ({
    _id,
    nombre: (_id && nombres.get(_id)) || 'Alguien de fuera del equipo',
  }));
  return gente
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
    .map(({ _id, nombre }) => {
      const filas = filasOf(
        cambios.filter(({ autor }) => autor === _id),
        comentarios.filter(({ autor }) => autor === _id),
      );
      return lineas(
        t`**${literal(nombre)}**`,
        elementos(filas.slice(0, MAX_FILAS)),
        filas.length > MAX_FILAS
          ? t`Y ${cantidad(filas.length - MAX_FILAS, 'cambio', 'cambios')} más.`
          : null,
      );
    });
}

const SUGERENCIAS = ['¿Qué pasó ayer?', '¿Qué se completó esta semana?', '¿Qué está bloqueado?'];

/** What was done in some days, by whom. */
export async function actividadDe(contexto: Contexto, periodo: Periodo, conMensajes: boolean) {
  const { reader, ambito, hoy, persona, pregunta } = contexto;
  const rango = rangoOf(periodo, hoy);
  const found = await reader.actividad(idsOf(ambito), rango);
  if (!found) return respuesta(SIN_HISTORIAL);
  const quien = deQuien(contexto);
  const suyo = <T extends { autor: string | null }>(items: readonly T[]): T[] =>
    items.filter(({ autor }) => quien === undefined || autor === quien);
  const [cambios, comentarios] = [suyo(found.cambios), suyo(found.comentarios)];
  const mensajes: readonly Mensaje[] = conMensajes
    ? ((await reader.mensajes(idsOf(ambito), rango)) ?? [])
    : [];
  const cuando = nombreOf(periodo);
  const nombres = await nombresOf(contexto);
  const titulo = t`${cuando.charAt(0).toUpperCase()}${cuando.slice(1)} (${fechasDe(rango, hoy)})`;
  const consulta = ['Historial', fechasDe(rango, hoy), conMensajes && 'con comentarios y conversaciones'];
  if (!cambios.length && !comentarios.length && !mensajes.length) {
    const nadie = persona
      ? t`${literal(persona.nombre)} no hizo ningún cambio`
      : pregunta.propias
        ? 'no hiciste ningún cambio'
        : 'no se hizo ningún cambio';
    return consultada(respuesta(t`${titulo} ${nadie}${dondeOf(contexto)}.`, SUGERENCIAS), consulta);
  }
  const hechas = cambios.filter(({ campo, a }) => campo === 'estado' && a === 'completada').length;
  const cuentas = enumerar(
    [
      cambios.length ? cantidad(cambios.length, 'cambio', 'cambios') : null,
      hechas ? cantidad(hechas, 'completada', 'completadas') : null,
      comentarios.length ? cantidad(comentarios.length, 'comentario', 'comentarios') : null,
    ].filter((parte) => parte !== null),
  );
  return consultada(
    respuesta(
      lineas(
        t`${titulo}${deQuienDicho(contexto)}${dondeOf(contexto)}: ${cuentas || 'ningún cambio'}.`,
        ...porPersona({ cambios, comentarios }, nombres),
        mensajes.length ? conversacionLines(mensajes, nombres, contexto) : null,
      ),
      SUGERENCIAS,
    ),
    consulta,
  );
}

const cosasDe = (sobre: Contexto['pregunta']['sobre']): [string, string] =>
  sobre ? [sobre.slice(0, -1), sobre] : ['elemento', 'elementos'];

const MAX_TAREAS = 5_000;

/** The ids of what is of an epic, of some kinds or of some priorities, which the history does not say; null: all. */
async function ademasDe({ reader, ambito, epica, pregunta }: Contexto): Promise<Set<string> | null> {
  const { clases, prioridades } = pregunta;
  if (!epica && !clases.length && !prioridades.length) return null;
  const historias = (await reader.historias(idsOf(ambito))).filter(
    (one) => !epica || one.epica === epica._id,
  );
  const { filas } = await reader.tareas({
    proyectos: idsOf(ambito),
    cuantas: MAX_TAREAS,
    ...(clases.length > 0 && { tipos: clases }),
    ...(prioridades.length > 0 && { prioridades }),
    ...(epica && { historias: historias.map(({ _id }) => _id) }),
  });
  const enteras = historias.filter(
    ({ prioridad }) => !clases.length && (!prioridades.length || prioridades.includes(prioridad)),
  );
  return new Set([...filas, ...enteras].map(({ _id }) => _id));
}

const comoDe = ({ epica, pregunta: { clases, prioridades } }: Contexto): string =>
  [
    clases.length > 0 && t` de tipo ${enumerar(clases, 'o')}`,
    prioridades.length > 0 && t` de prioridad ${enumerar(prioridades, 'o')}`,
    epica && t` de la épica ${enlaceEpica(epica)}`,
  ]
    .filter(Boolean)
    .map(decir)
    .join('');

/** What was completed in some days, by whom. */
export const completadasEn: Answerer = async (contexto) => {
  const { reader, ambito, hoy, persona, pregunta } = contexto;
  const periodo = pregunta.periodo ?? ESTA_SEMANA;
  const rango = rangoOf(periodo, hoy);
  const found = await reader.actividad(idsOf(ambito), rango);
  if (!found) return respuesta(SIN_HISTORIAL);
  const quien = deQuien(contexto);
  const suyas = await ademasDe(contexto);
  const hechas = found.cambios.filter(
    ({ campo, a, autor, entidad, _id }) =>
      campo === 'estado' &&
      a === 'completada' &&
      (suyas === null || suyas.has(_id)) &&
      (quien === undefined || autor === quien) &&
      (pregunta.sobre === null || `${entidad}s` === pregunta.sobre),
  );
  const nombres = await nombresOf(contexto);
  const consulta = ['Historial', 'pasaron a completada', fechasDe(rango, hoy)];
  const cuando = nombreOf(periodo);
  const por = persona ? t` por ${literal(persona.nombre)}` : pregunta.propias ? ' por ti' : '';
  const como = t`${por}${comoDe(contexto)} ${cuando}${dondeOf(contexto)}`;
  if (!hechas.length) {
    return consultada(respuesta(t`No consta que se completara nada${como}.`, SUGERENCIAS), consulta);
  }
  return consultada(
    respuesta(
      lineas(
        t`${hechas.length === 1 ? 'Se completó' : 'Se completaron'} ${cantidad(hechas.length, ...cosasDe(pregunta.sobre))}${como}:`,
        elementos(
          hechas
            .slice(0, MAX_FILAS)
            .map(
              (c) =>
                t`${enlaceDe(c)} (${c.entidad}): ${nombreDe(c.autor, nombres)}, ${fechaLarga(c.fecha, hoy)}`,
            ),
        ),
        hechas.length > MAX_FILAS ? t`Y ${hechas.length - MAX_FILAS} más.` : null,
      ),
      SUGERENCIAS,
    ),
    consulta,
  );
};
