import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { isMissing, Refusal, type Producto, type Respuesta } from './producto';

export const TIPOS = ['epica', 'historia', 'tarea'] as const;
export type Tipo = (typeof TIPOS)[number];

export const RUTA: Record<Tipo, string> = { epica: '/epicas', historia: '/historias', tarea: '/tareas' };

export interface Encontrado {
  tipo: Tipo;
  _id: string;
  proyecto: string;
}

const ID = /^[0-9a-f]{24}$/;

const sinElemento = (clave: string) =>
  new Refusal(404, { message: `No hay ningún elemento «${clave}» que puedas ver` });
const sinProyecto = (nombrado: string) =>
  new Refusal(404, { message: `No hay ningún proyecto «${nombrado}» que puedas ver` });

/** An item by its key. What cannot be seen and what is not there are the same here, as in the product. */
export async function findElemento(producto: Producto, clave: string): Promise<Encontrado> {
  try {
    const { tipo, _id, proyecto } = await producto.get(`/claves/${encodeURIComponent(clave.trim())}`);
    return { tipo: tipo as Tipo, _id: String(_id), proyecto: String(proyecto) };
  } catch (error) {
    if (isMissing(error)) throw sinElemento(clave);
    throw error;
  }
}

export async function readElemento(producto: Producto, { tipo, _id }: Encontrado): Promise<Respuesta> {
  return (await producto.get(`${RUTA[tipo]}/${_id}`))[tipo] as Respuesta;
}

export async function listProyectos(producto: Producto): Promise<Respuesta[]> {
  return (await producto.get('/proyectos'))['proyectos'] as Respuesta[];
}

/** A project by its key, its name or its identifier. */
export async function findProyecto(producto: Producto, nombrado: string): Promise<Respuesta> {
  const wanted = nombrado.trim().toLocaleLowerCase();
  const proyectos = await listProyectos(producto);
  const is = (name: unknown): boolean => String(name).toLocaleLowerCase() === wanted;
  const found =
    proyectos.find(({ _id, clave, nombre }) => _id === wanted || is(clave) || is(nombre)) ??
    proyectos.find(({ clavesAnteriores }) => ((clavesAnteriores ?? []) as unknown[]).some(is));
  if (!found) throw sinProyecto(nombrado);
  return found;
}

export const listSprints = async (producto: Producto, proyecto: string): Promise<Respuesta[]> =>
  (await producto.get(`/sprints/proyecto/${proyecto}`))['sprints'] as Respuesta[];

/** A sprint by its identifier or its name; without either, the one in progress, else the next. */
export async function findSprint(
  producto: Producto,
  proyecto: string,
  nombrado?: string,
): Promise<Respuesta> {
  const sprints = await listSprints(producto, proyecto);
  const wanted = nombrado?.trim().toLocaleLowerCase();
  const found = wanted
    ? sprints.find(({ _id, nombre }) => _id === wanted || String(nombre).toLocaleLowerCase() === wanted)
    : (sprints.find(({ estado }) => estado === 'en progreso') ??
      sprints.find(({ estado }) => estado === 'pendiente'));
  if (!found)
    throw new Refusal(404, {
      message: nombrado
        ? `No hay ningún sprint «${nombrado}» en el proyecto`
        : 'El proyecto no tiene sprints en curso ni pendientes',
    });
  return found;
}

/** In a resource nobody can be told anything but a protocol's error. */
export const asProtocolError = (error: unknown): Error =>
  error instanceof Refusal
    ? new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
    : (error as Error);

export const isId = (text: string): boolean => ID.test(text);

const personOf = (persona: Respuesta | null | undefined) =>
  persona ? { _id: persona['_id'], nombre: persona['nombre'] } : undefined;

const labelsOf = (etiquetas: Respuesta[] | undefined) =>
  etiquetas?.length ? etiquetas.map(({ nombre }) => nombre as string) : undefined;

/** What fits in a list: what is empty is left out. */
export function briefOf(elemento: Respuesta, tipo?: string): Respuesta {
  const { clave, titulo, estado, prioridad, puntos, version, fechaLimite, bloqueadaPor } = elemento;
  const sprint = (elemento['sprintId'] ?? elemento['sprint']) as Respuesta | null;
  const persona = personOf((elemento['asignado'] ?? elemento['responsable']) as Respuesta | null);
  return {
    clave,
    tipo: tipo ?? elemento['entidad'],
    titulo,
    estado,
    prioridad,
    ...(puntos ? { puntos } : {}),
    ...(persona && { asignado: persona.nombre }),
    ...(elemento['historia'] && { historia: elemento['historia'].clave }),
    ...(sprint && { sprint: sprint['nombre'] }),
    ...(fechaLimite && { vence: String(fechaLimite).slice(0, 10) }),
    ...(bloqueadaPor ? { bloqueadaPor } : {}),
    version,
  };
}

/** Everything that the item says. */
export function fullOf(elemento: Respuesta, tipo: Tipo): Respuesta {
  const { descripcion, comoUsuario, quiero, para, tiempoEstimado, criterios, epicaId, updatedAt } = elemento;
  const asignado = personOf((elemento['asignado'] ?? elemento['responsable']) as Respuesta | null);
  const etiquetas = labelsOf(elemento['etiquetas'] as Respuesta[] | undefined);
  return {
    ...briefOf(elemento, tipo),
    ...(asignado && { asignado }),
    ...(comoUsuario && { comoUsuario }),
    ...(quiero && { quiero }),
    ...(para && { para }),
    ...(descripcion && { descripcion }),
    ...(tiempoEstimado ? { horas: tiempoEstimado } : {}),
    ...(etiquetas && { etiquetas }),
    ...(criterios?.length && {
      criterios: (criterios as Respuesta[]).map(({ texto, cumplido, hecho }) => ({
        texto,
        cumplido: cumplido ?? hecho,
      })),
    }),
    ...(epicaId && { epica: epicaId.titulo }),
    actualizada: updatedAt,
  };
}
