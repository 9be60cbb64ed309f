import { leer, type Nodo, termsOf } from '@pmp/consulta';
import { type Caller, Calendario, decide } from '@pmp/platform';
import { tareasFilter } from '../../src/asistente/lectores/tareas-filter';
import type { Persona, ProyectoDatos, Tarea } from '../../src/datos/lectura/datos';
import type { Rango } from '../../src/preguntas/comprension/periodo';
import type {
  Cambio,
  Comentario,
  HistoriaSummary,
  Mensaje,
  PersonReader,
  Recuento,
} from '../../src/preguntas/person-reader';
import { normalize } from '../../src/preguntas/texto/normalize';
import { situacionOf } from '../../src/reglas/sprint/situacion-de-sprint.rules';
import { imagined } from '../../src/reglas/sprint/imagined';
import { hallazgosOf } from '../../src/reglas/analyze';
import { compareHallazgos } from '../../src/reglas/fold.rules';
import { vistaOf } from '../../src/reglas/regla/vista';
import { compileQuery } from '../../../../libs/embedded-mongo/src/query/compile-query';
import * as guardado from './acuerdos';
import * as espacio from './espacio';
import { historias as susHistorias } from './historias';
import * as pasado from './pasado';
import { tareas as susTareas } from './tareas';
import type { Quien } from './pregunta';

const UTC = new Calendario('UTC');
const tareas = susTareas as unknown as (Tarea & { version: number })[];
const historias = susHistorias as unknown as (HistoriaSummary & { descripcion: string })[];
const proyectos = espacio.proyectos as unknown as ProyectoDatos['proyecto'][];
const sprints = espacio.sprints as unknown as ProyectoDatos['sprints'];
const epicas = espacio.epicas as unknown as ProyectoDatos['epicas'];

const equiposDe = (quien: espacio.ClavePersona): Map<string, 'admin' | 'miembro'> =>
  new Map(
    Object.values(espacio.equipos).flatMap(({ _id, miembros }) => {
      const rol = (miembros as Record<string, 'admin' | 'miembro'>)[quien];
      return rol ? [[_id, rol] as const] : [];
    }),
  );

const claves = Object.keys(espacio.personas) as espacio.ClavePersona[];
const idOf = (quien: espacio.ClavePersona): string => espacio.personas[quien]._id;
const tituloOf = (_id: string): string => [...tareas, ...historias].find((one) => one._id === _id)!.titulo;

function datosOf(proyecto: ProyectoDatos['proyecto']): ProyectoDatos {
  const suyas = <T extends { proyecto: string }>(items: readonly T[]): T[] =>
    items.filter((one) => one.proyecto === proyecto._id);
  const personas = claves.map((clave): Persona => ({
    _id: idOf(clave),
    nombre: espacio.personas[clave].nombre,
    avatar: null,
    activa: true,
    admin: false,
    rolEquipo: equiposDe(clave).get(proyecto.equipo) ?? null,
  }));
  const items = [...suyas(historias), ...suyas(tareas)];
  return {
    proyecto,
    epicas: suyas(epicas),
    historias: suyas(historias),
    tareas: suyas(tareas),
    sprints: suyas(sprints),
    bloqueos: espacio.bloqueos.map(({ origen, destino }) => ({
      origen: { _id: origen },
      destino: { _id: destino },
    })) as unknown as ProyectoDatos['bloqueos'],
    personas: personas.filter(({ rolEquipo }) => rolEquipo !== null),
    entradas: new Map(
      items.map(({ _id, estado, updatedAt }) => [_id, { estado, fecha: updatedAt, exacta: true }]),
    ),
    inicios: new Map(Object.entries(espacio.inicios)),
  };
}

const within = <T extends { fecha: string }>(items: readonly T[], { desde, hasta }: Rango): T[] =>
  items.filter(({ fecha }) => fecha.slice(0, 10) >= desde && fecha.slice(0, 10) <= hasta);

const byLimite = (a: Tarea, b: Tarea): number => (a.fechaLimite ?? '9').localeCompare(b.fechaLimite ?? '9');
const byCambio = (a: Tarea, b: Tarea): number => b.updatedAt.localeCompare(a.updatedAt);

const isPuntos = (
  one: { puntos?: number },
  { comparador, valores }: Extract<Nodo, { clase: 'condicion' }>,
): boolean => {
  const n = Number(valores[0]);
  const suyos = one.puntos ?? 0;
  return comparador === '>' ? suyos > n : comparador === '<' ? suyos > 0 && suyos < n : suyos === n;
};

/** As far as the set asks; the language itself is tried where it is compiled. */
const fits = (
  one: { _id: string; titulo: string; entidad: string; estado: string; prioridad: string; proyecto: string },
  nodo: Nodo,
): boolean => {
  if (nodo.clase === 'texto')
    return nodo.valores.some((valor) => normalize(one.titulo).includes(normalize(valor)));
  if (nodo.clase === 'condicion' && nodo.campo === 'puntos') return isPuntos(one as never, nodo);
  if (nodo.clase !== 'condicion') return nodo.clase === 'marca' && one.estado !== 'completada';
  if (nodo.campo === 'proyecto')
    return nodo.valores.includes(proyectos.find(({ _id }) => _id === one.proyecto)!.clave);
  if (nodo.campo === 'criterios') {
    const suyos = guardado.criterios[one._id] ?? [];
    const open = suyos.some(({ hecho }) => !hecho);
    return suyos.length > 0 && nodo.valores.includes(open ? 'pendientes' : 'cumplidos');
  }
  const valor = { tipo: one.entidad, estado: one.estado, prioridad: one.prioridad }[nodo.campo as 'tipo'];
  return nodo.valores.includes(valor);
};

/** The frozen workspace as one person sees it: what the service reads from its copies and asks of their owners. */
export function frozenReader(quien: Quien): PersonReader {
  const caller = {
    _id: idOf(quien),
    nombre: espacio.personas[quien].nombre,
    rol: 'usuario',
    equipos: equiposDe(quien),
  } as unknown as Caller;
  const seen = proyectos.filter(({ equipo }) => caller.equipos.has(equipo));
  const visibles = (ids: readonly string[]): Set<string> =>
    new Set(seen.flatMap(({ _id }) => (ids.includes(_id) ? [_id] : [])));
  const of = <T extends { proyecto: string }>(items: readonly T[], ids: readonly string[]): T[] => {
    const known = visibles(ids);
    return items.filter(({ proyecto }) => known.has(proyecto));
  };
  const comentarios: Comentario[] = pasado.comentarios.map(({ autor, ...rest }) => ({
    ...rest,
    autor: idOf(autor),
    titulo: tituloOf(rest._id),
  }));
  return {
    persona: { _id: caller._id, nombre: caller.nombre },
    proyectos: seen,
    tareas: (pedidas) => {
      // The service's own filter, read as the database reads it.
      const filter = tareasFilter({ ...pedidas, proyectos: [...visibles(pedidas.proyectos)] });
      const query = compileQuery(filter as never);
      const found = tareas.filter((one) => query.matches({ ...one, eliminado: false } as never));
      const filas = found
        .toSorted(pedidas.orden === 'limite' ? byLimite : byCambio)
        .slice(0, pedidas.cuantas);
      return Promise.resolve({ filas, total: found.length });
    },
    recuento: (ids, abiertas) => {
      const groups = Map.groupBy(
        of(tareas, ids).filter(({ estado }) => !abiertas || estado !== 'completada'),
        ({ proyecto, asignado, estado }) => JSON.stringify({ proyecto, asignado, estado }),
      );
      return Promise.resolve(
        [...groups].map(([key, suyas]) => ({
          ...(JSON.parse(key) as Pick<Recuento, 'proyecto' | 'asignado' | 'estado'>),
          tareas: suyas.length,
          horas: suyas.reduce((sum, { tiempoEstimado }) => sum + (tiempoEstimado ?? 0), 0),
        })),
      );
    },
    historias: (ids) => Promise.resolve(of(historias, ids)),
    historia: (_id) =>
      Promise.resolve(
        of(
          historias,
          seen.map((p) => p._id),
        ).find((one) => one._id === _id) ?? null,
      ),
    tarea: (_id) =>
      Promise.resolve(
        of(
          tareas,
          seen.map((p) => p._id),
        ).find((one) => one._id === _id) ?? null,
      ),
    epicas: (ids) => Promise.resolve(of(epicas, ids)),
    sprints: (ids) => Promise.resolve(of(sprints, ids).toSorted((a, b) => a.numero - b.numero)),
    gente: (ids) => {
      const equipos = new Set(seen.filter(({ _id }) => visibles(ids).has(_id)).map(({ equipo }) => equipo));
      return Promise.resolve(
        claves
          .map((clave) => ({
            ...espacio.personas[clave],
            equipos: [...equiposDe(clave).keys()].filter((one) => equipos.has(one)),
          }))
          .filter((one) => one.equipos.length > 0),
      );
    },
    buscar: (texto, ids, cuantos) => {
      const words = normalize(texto)
        .split(/\s+/)
        .filter((word) => word.length > 2);
      const named = (
        items: readonly { _id: string; titulo: string; proyecto: string }[],
        tipo: 'epica' | 'historia' | 'tarea',
      ) =>
        of(items, ids)
          .filter(({ titulo }) => words.every((word) => normalize(titulo).includes(word)))
          .map(({ _id, titulo, proyecto }) => ({ tipo, _id, titulo, proyecto }));
      return Promise.resolve(
        [...named(epicas, 'epica'), ...named(historias, 'historia'), ...named(tareas, 'tarea')].slice(
          0,
          cuantos,
        ),
      );
    },
    encontrar: (q, ids, cuantos) => {
      const all = [
        ...of(historias, ids).map((h) => ({
          ...h,
          entidad: 'historia' as const,
          quien: h.responsable ?? null,
        })),
        ...of(tareas, ids).map((t) => ({ ...t, entidad: 'tarea' as const, quien: t.asignado })),
      ];
      const found = all.filter((one) => termsOf(leer(q).consulta!).every((nodo) => fits(one, nodo)));
      const filas = found
        .slice(0, cuantos)
        .map(({ entidad, _id, titulo, estado, proyecto, quien: de, ...rest }) => ({
          entidad,
          _id,
          titulo,
          estado,
          proyecto,
          responsable:
            claves.map((clave) => espacio.personas[clave]).find((one) => one._id === de)?.nombre ?? null,
          fechaLimite: 'fechaLimite' in rest ? rest.fechaLimite : null,
          criterios: guardado.criterios[_id],
        }));
      return Promise.resolve({ filas, total: found.length });
    },
    acuerdos: (proyecto) =>
      Promise.resolve((visibles([proyecto]).has(proyecto) && guardado.acuerdos[proyecto]) || null),
    plantillas: (proyecto) =>
      Promise.resolve(visibles([proyecto]).has(proyecto) ? (guardado.plantillas[proyecto] ?? []) : null),
    vistas: () => Promise.resolve(guardado.vistas.filter(({ de }) => de.includes(quien))),
    esperas: (ids) => {
      const all = [
        ...historias.map((h) => ({ ...h, tipo: 'historia' as const, responsable: h.responsable ?? null })),
        ...tareas.map((t) => ({ ...t, tipo: 'tarea' as const, responsable: t.asignado })),
      ];
      const find = (_id: string) => all.find((one) => one._id === _id)!;
      const known = visibles(ids);
      const mine = new Set(seen.map(({ _id }) => _id));
      const found = espacio.bloqueos.map(({ origen, destino }) => ({
        item: find(destino),
        por: [mine.has(find(origen).proyecto) ? find(origen) : null],
      }));
      return Promise.resolve(found.filter(({ item }) => known.has(item.proyecto)));
    },
    entradas: (items) =>
      Promise.resolve(
        new Map(items.map(({ _id, estado, updatedAt }) => [_id, { estado, fecha: updatedAt, exacta: true }])),
      ),
    situacion: (id, cambio) => {
      const proyecto = seen.find(({ _id }) => _id === id);
      const datos = proyecto && imagined(datosOf(proyecto), cambio);
      return Promise.resolve(datos ? situacionOf(vistaOf(datos, new Date(espacio.AHORA), UTC)) : null);
    },
    hallazgos: (ids) =>
      Promise.resolve(
        seen
          .filter(({ _id }) => ids.includes(_id))
          .flatMap((one) => hallazgosOf(vistaOf(datosOf(one), new Date(espacio.AHORA), UTC)))
          .toSorted(compareHallazgos),
      ),
    inicios: (id) => {
      const proyecto = seen.find(({ _id }) => _id === id);
      return Promise.resolve(proyecto ? datosOf(proyecto).inicios : new Map());
    },
    actividad: (ids, dias) =>
      Promise.resolve({
        cambios: within(of(pasado.historial, ids), dias).map(({ autor, ...rest }): Cambio => ({
          ...rest,
          autor: idOf(autor),
        })),
        comentarios: within(of(comentarios, ids), dias),
      }),
    comentarios: (sobre) =>
      Promise.resolve(comentarios.filter(({ _id }) => sobre.some((one) => one._id === _id))),
    mensajes: (ids, dias) => {
      const known = visibles(ids);
      const chats = new Set(
        seen.filter(({ _id }) => known.has(_id)).flatMap(({ _id, equipo }) => [_id, equipo]),
      );
      return Promise.resolve(
        within(
          pasado.mensajes
            .filter(({ chat }) => chats.has(chat))
            .map(({ autor, ...rest }): Mensaje => ({ ...rest, autor: idOf(autor) })),
          dias,
        ),
      );
    },
    puede: (derecho, id) => {
      const proyecto = seen.find(({ _id }) => _id === id);
      return proyecto !== undefined && decide(caller, derecho, proyecto) === 'permitido';
    },
  };
}
