import { http } from '../http/http';
import type { EntidadComun, NuevoPendiente, Pendiente } from './pendiente';
import { pendientes } from './pendientes';
import { sendOrKeep } from './send-or-keep';

interface Comun<T> extends Pick<NuevoPendiente, 'proyecto' | 'titulo' | 'path'> {
  entidad: EntidadComun;
  elemento: string;
  body: object;
  /** Sends it now, to the same address. */
  call: () => Promise<T>;
  /** As screens show it until the server has answered. */
  visto: T;
}

const pedidoDe = (
  { entidad, elemento, proyecto, titulo, path, body, visto }: Omit<Comun<object>, 'call'>,
  como: Pick<NuevoPendiente, 'accion' | 'method' | 'previo'>,
): NuevoPendiente => ({
  ...como,
  entidad,
  elemento,
  proyecto,
  titulo,
  path,
  body: { ...body },
  visto: { ...visto },
});

/** Makes a label, a template or a view; offline it waits, and is shown as its maker wrote it. */
export const crearComun = async <T extends object>(comun: Comun<T>): Promise<T> => {
  const pedido = pedidoDe(comun, { accion: 'crear', method: 'POST' });
  return (await sendOrKeep(pedido, comun.call)) ?? comun.visto;
};

/** Changes one; `antes`: as it was when the person began. */
export const cambiarComun = async <T extends object>(comun: Comun<T>, antes: object): Promise<T> => {
  const { body, call, visto } = comun;
  const before = antes as Record<string, unknown>;
  const campos = Object.keys(body).filter((campo) => campo !== 'version' && campo in before);
  const previo = Object.fromEntries(campos.map((campo) => [campo, before[campo]]));
  const pedido = pedidoDe(comun, { accion: 'editar', method: 'PUT', previo });
  return (await sendOrKeep(pedido, call)) ?? visto;
};

/** Of something that the server has never heard of: it goes, and what this gives brings it back. */
export const retirarCreacion = (elemento: string): (() => void) | undefined => {
  const suyos = pendientes.all().filter((each) => each.elemento === elemento);
  const hecha = suyos.find(({ accion }) => accion === 'crear');
  if (!hecha || (hecha.intentado && hecha.estado === 'espera')) return undefined;
  suyos.forEach(({ id }) => pendientes.remove(id));
  return () => suyos.forEach(pendientes.add);
};

/** Of a deletion that still waits, with the edits that it made needless. */
const retirarEliminacion = (elemento: string, antes: readonly Pendiente[]): boolean => {
  pendientes.reload();
  const espera = pendientes
    .all()
    .find((each) => each.elemento === elemento && each.accion === 'eliminar' && !each.intentado);
  if (!espera) return false;
  pendientes.remove(espera.id);
  antes.forEach(pendientes.add);
  return true;
};

/** Deletes one, or keeps that until there is a network; resolves to what brings it back. */
export const eliminarComun = async (
  comun: Pick<NuevoPendiente, 'elemento' | 'proyecto' | 'titulo' | 'path'> & { entidad: EntidadComun },
): Promise<() => unknown> => {
  const { elemento, path } = comun;
  const devolver = retirarCreacion(elemento);
  if (devolver) return devolver;
  const antes = pendientes.all().filter((each) => each.elemento === elemento && each.accion === 'editar');
  await sendOrKeep({ ...comun, accion: 'eliminar', method: 'DELETE', body: {} }, () => http.delete(path));
  return () => retirarEliminacion(elemento, antes) || http.post(`${path}/restaurar`, {});
};
