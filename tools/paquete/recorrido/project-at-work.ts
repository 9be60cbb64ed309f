import { randomBytes } from 'node:crypto';
import type { HttpUser } from '../../callers/http-user.ts';
import { LiveUser } from '../../callers/live-user.ts';
import { formWithFile } from '../../respaldo/recorrido/team-at-work.ts';

export const CLAVE = 'TIENDA';
const newId = () => randomBytes(12).toString('hex');

type Entity = { _id: string; titulo: string };

const sendForm = (user: HttpUser, path: string, fields: Record<string, string>) =>
  user.expect(201, 'POST', path, formWithFile(fields));

export async function proyectoOf(user: HttpUser, clave: string): Promise<string | undefined> {
  const reply = await user.expect(200, 'GET', '/api/proyectos');
  const { proyectos } = reply.json<{ proyectos: { _id: string; clave: string }[] }>();
  return proyectos.find((proyecto) => proyecto.clave === clave)?._id;
}

export const historiasOf = async (user: HttpUser, proyecto: string): Promise<Entity[]> =>
  (await user.expect(200, 'GET', `/api/historias/proyecto/${proyecto}`)).json<{ historias: Entity[] }>()
    .historias;

/** Adds what the demonstration lacks: history, a board, files, a conversation, and something in the trash. */
export async function workOn(user: HttpUser, proyecto: string): Promise<void> {
  const [first, second, last] = await historiasOf(user, proyecto);
  await user.expect(200, 'PUT', `/api/historias/${first!._id}`, {
    puntos: 13,
    descripcion: 'Con «acentos» y 😀',
  });
  await user.expect(200, 'PUT', `/api/historias/${second!._id}`, { prioridad: 'crítica' });
  await sendForm(user, '/api/tareas', {
    titulo: 'Con plano',
    proyecto,
    historiaId: first!._id,
    asignado: user._id,
  });
  const board = await user.expect(201, 'POST', '/api/tableros', { nombre: 'Tablero Principal', proyecto });
  await user.expect(200, 'GET', `/api/tableros/${board.json<{ tablero: { _id: string } }>().tablero._id}`);
  await user.expect(200, 'DELETE', `/api/historias/${last!._id}`);
  await talk(user, proyecto);
}

async function talk(user: HttpUser, proyecto: string): Promise<void> {
  const reply = await sendForm(user, '/api/mensajes/archivos', {});
  const { archivos } = reply.json<{ archivos: { _id: string }[] }>();
  const live = await LiveUser.open(user);
  const send = (contenido: string, rest: object = {}) =>
    live.ask<{ mensaje: { _id: string } }>('enviar_mensaje', {
      contenido,
      tipoChat: 'proyecto',
      tipoReceptor: 'proyecto',
      receptor: proyecto,
      clienteId: newId(),
      ...rest,
    });
  const { mensaje } = await send('Empezamos por el árbol de categorías');
  await send('Aquí va el plano', { archivos: archivos.map(({ _id }) => _id), respuestaA: mensaje._id });
  await send('¿Lo miras, @Marcos Ibáñez Soler?');
  live.close();
}

/** What a person sees of the project, including the bytes of its files. */
export async function sightOf(user: HttpUser, proyecto: string): Promise<Record<string, unknown>> {
  const read = async <T>(path: string) => (await user.expect(200, 'GET', `/api${path}`)).json<T>();
  const { epicas } = await read<{ epicas: Entity[] }>(`/epicas/proyecto/${proyecto}`);
  const historias = await historiasOf(user, proyecto);
  const { tareas } = await read<{ tareas: (Entity & { archivos: { _id: string }[] })[] }>(
    `/tareas/proyecto/${proyecto}`,
  );
  const { sprints } = await read<{ sprints: { _id: string; puntosTotales: number }[] }>(
    `/sprints/proyecto/${proyecto}`,
  );
  const { tableros } = await read<{ tableros: { _id: string }[] }>(`/tableros/proyecto/${proyecto}`);
  const { columnas } = await read<{ columnas: { historias: Entity[] }[] }>(`/tableros/${tableros[0]!._id}`);
  const { mensajes } = await read<{ mensajes: { contenido: string; archivos: { _id: string }[] }[] }>(
    `/mensajes/${proyecto}/proyecto`,
  );
  const { burndown, alcance } = await read<{ burndown: unknown; alcance: unknown }>(
    `/sprints/${sprints[0]!._id}/informe`,
  );
  const { cambios } = await read<{ cambios: { campo: string; a: unknown; autor: { nombre: string } }[] }>(
    `/historias/${historias[0]!._id}/historial`,
  );
  const files = [
    ...tareas.flatMap(({ _id, archivos }) =>
      archivos.map((file) => `/api/tareas/${_id}/archivos/${file._id}`),
    ),
    ...mensajes.flatMap(({ archivos }) => archivos.map((file) => `/api/mensajes/archivos/${file._id}`)),
  ];
  const bytes: number[] = [];
  for (const file of files) bytes.push((await user.expect(200, 'GET', file)).bytes);
  const titles = (all: Entity[]) => all.map(({ titulo }) => titulo).sort();
  return {
    epicas: titles(epicas),
    historias: titles(historias),
    tareas: titles(tareas),
    tablero: columnas.map((columna) => titles(columna.historias)),
    sprints: sprints.map(({ puntosTotales }) => puntosTotales),
    burndown,
    alcance,
    historial: cambios.map(({ campo, a, autor }) => `${campo} ${String(a)} ${autor.nombre}`),
    mensajes: mensajes.map(({ contenido }) => contenido),
    bytes,
  };
}
