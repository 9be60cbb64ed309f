import { type Named, namedThing } from './contexto/cosa-nombrada';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import { nombresOf } from './listas/listados';
import {
  cantidad,
  cuando,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceProyecto,
  enlaceSprint,
  enlaceTarea,
  enumerar,
  fechaLarga,
  lineas,
  literal,
  tareas,
} from './contexto/redaccion';

const MAX_TAREAS = 200;

const noEncontrada = (contexto: Contexto): ReturnType<typeof respuesta> =>
  respuesta(
    `No encuentro ninguna tarea ni historia que se llame así${dondeOf(contexto)}. Escribe su título entre comillas.`,
  );

const enlaceDe = ({ tipo, item }: Named): string =>
  tipo === 'tarea' ? enlaceTarea(item) : enlaceHistoria(item);

/** Who has a task, or the tasks of a story. */
export const quienLleva: Answerer = async (contexto) => {
  const { reader } = contexto;
  const found = await namedThing(contexto);
  if (!found) return noEncontrada(contexto);
  const nombres = await nombresOf(contexto);
  const nombreDe = (id: string): string => literal(nombres.get(id) ?? 'alguien de fuera del equipo');
  const consulta = [found.tipo === 'tarea' ? 'Tareas' : 'Historias', `«${found.item.titulo}»`, 'personas'];
  if (found.tipo === 'tarea') {
    const { asignado, estado } = found.item;
    const quien = asignado ? `la lleva ${nombreDe(asignado)}` : 'no la lleva nadie todavía';
    return consultada(respuesta(`${enlaceTarea(found.item)}: ${quien} (${estado}).`), consulta);
  }
  const { filas } = await reader.tareas({
    proyectos: [found.item.proyecto],
    historia: found.item._id,
    cuantas: MAX_TAREAS,
  });
  const porPersona = Map.groupBy(filas, ({ asignado }) => asignado);
  const { responsable } = found.item;
  const aCargo = responsable ? `, a cargo de ${nombreDe(responsable)}` : ', sin responsable';
  if (!filas.length) {
    const sola = `${enlaceHistoria(found.item)} (${found.item.estado})${aCargo}. No tiene tareas todavía.`;
    return consultada(respuesta(sola), consulta);
  }
  return consultada(
    respuesta(
      lineas(
        `En ${enlaceHistoria(found.item)} (${found.item.estado})${aCargo}:`,
        elementos(
          [...porPersona].map(
            ([quien, suyas]) =>
              `${quien ? nombreDe(quien) : 'Sin asignar'}: ${enumerar(suyas.map((t) => `${enlaceTarea(t)} (${t.estado})`))}`,
          ),
        ),
      ),
    ),
    consulta,
  );
};

/** Since when a task or story has its state. */
export const desdeCuando: Answerer = async (contexto) => {
  const { reader, hoy } = contexto;
  const found = await namedThing(contexto);
  if (!found) return noEncontrada(contexto);
  const desde = (await reader.entradas([found.item])).get(found.item._id);
  return consultada(
    respuesta(
      desde
        ? `${enlaceDe(found)}: ${found.item.estado} ${desde.exacta ? 'desde' : 'al menos desde'} ${cuando(desde.fecha, hoy)}.`
        : `${enlaceDe(found)}: ${found.item.estado}; no consta desde cuándo.`,
    ),
    ['Historial', `«${found.item.titulo}»`, 'entrada en su estado'],
  );
};

export const equipo: Answerer = async (contexto) => {
  const { reader, ambito, proyecto } = contexto;
  const [gente, recuentos] = await Promise.all([
    reader.gente(idsOf(ambito)),
    reader.recuento(idsOf(ambito), true),
  ]);
  const abiertas = (id: string): number =>
    recuentos.reduce((sum, r) => (r.asignado === id ? sum + r.tareas : sum), 0);
  return consultada(
    respuesta(
      lineas(
        `${proyecto ? `En el equipo de ${enlaceProyecto(proyecto)}` : 'En tus equipos'} ${gente.length === 1 ? 'está' : 'están'} ${cantidad(gente.length, 'persona', 'personas')}:`,
        elementos(
          gente
            .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
            .map(({ _id, nombre }) => {
              const n = abiertas(_id);
              return `${literal(nombre)}: ${n ? `${tareas(n)} ${n === 1 ? 'abierta' : 'abiertas'}` : 'sin tareas abiertas'}`;
            }),
        ),
      ),
      ['¿Quién está más libre?', '¿De qué va este proyecto?'],
    ),
    ['Personas', proyecto?.nombre ?? null, 'miembros del equipo'],
  );
};

const MAX_PROYECTOS = 5;

/** What a project is about, for somebody who has just joined it. */
export const queEs: Answerer = async (contexto) => {
  const { reader, ambito, hoy } = contexto;
  const visibles = ambito.slice(0, MAX_PROYECTOS);
  const [epicas, historias, sprints] = await Promise.all([
    reader.epicas(idsOf(visibles)),
    reader.historias(idsOf(visibles)),
    reader.sprints(idsOf(visibles)),
  ]);
  const partes = visibles.map((proyecto) => {
    const suyas = epicas.filter((e) => e.proyecto === proyecto._id);
    const actual = sprints.find((s) => s.proyecto === proyecto._id && s.estado === 'en progreso');
    return lineas(
      `${enlaceProyecto(proyecto)} (${proyecto.estado}, prioridad ${proyecto.prioridad}) empezó el ${fechaLarga(proyecto.fechaInicio, hoy)}${proyecto.fechaFin ? ` y termina el ${fechaLarga(proyecto.fechaFin, hoy)}` : ''}. ${suyas.length ? 'Se trabaja en:' : 'Todavía no tiene épicas.'}`,
      suyas.length
        ? elementos(
            suyas.map((e) => {
              const dentro = historias.filter((h) => h.epica === e._id);
              const hechas = dentro.filter(({ estado }) => estado === 'completada').length;
              return `${enlaceEpica(e)}: ${hechas} de ${cantidad(dentro.length, 'historia completada', 'historias completadas')}`;
            }),
          )
        : null,
      actual
        ? `El sprint en progreso es ${enlaceSprint(actual)}, hasta el ${fechaLarga(actual.fechaFin, hoy)}.`
        : null,
    );
  });
  return consultada(
    respuesta(partes.join('\n\n'), [
      '¿Cómo va el sprint?',
      '¿Quién está en el equipo?',
      '¿Por dónde empiezo?',
    ]),
    ['Épicas e historias', contexto.proyecto?.nombre ?? null],
  );
};
