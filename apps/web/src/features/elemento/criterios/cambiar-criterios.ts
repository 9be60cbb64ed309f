import type { AvanceCriterios, Criterio } from '@pmp/contracts/common';
import type { CriterioUpdate } from '@pmp/contracts/proyectos';
import type { Undo } from '../../../shared/deshacer/ofrecer';
import { COLECCION, type Elemento, type ElementoDe } from '../../../shared/elementos/elementos';
import { http } from '../../../shared/http/http';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { vistoEnEspera } from '../../../shared/pendientes/en-espera';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { tellSaved } from '../../../shared/almacen/tell';
import { seguir, ultimo } from '../../../shared/elementos/cambiar/cambiar-elementos';

/** Only stories and tasks have criteria. */
export type ConCriterios = Exclude<Elemento, { entidad: 'epica' }>;

interface Llamada {
  method: NuevoPendiente['method'];
  /** Behind `…/criterios`. */
  path?: string;
  body?: object;
  /** The list as it will be. */
  despues: Criterio[];
}

const CALL = { POST: http.post, PUT: http.put, DELETE: http.delete } as const;

export const criteriosOf = ({ datos }: ConCriterios): Criterio[] => datos.criterios ?? [];

export const avanceDe = (criterios: readonly Criterio[]): AvanceCriterios => ({
  hechos: criterios.filter(({ hecho }) => hecho).length,
  total: criterios.length,
});

/** With these behind that one; null: first, undefined: last. */
export const colocados = (
  criterios: readonly Criterio[],
  estos: readonly Criterio[],
  despuesDe: string | null | undefined,
): Criterio[] => {
  const others = criterios.filter((each) => !estos.some(({ _id }) => _id === each._id));
  const before = others.findIndex(({ _id }) => _id === despuesDe) + 1;
  const at = despuesDe === null ? 0 : before || others.length;
  return others.toSpliced(at, 0, ...estos);
};

/** The one in front of it; null: it is the first. */
const anterior = (criterios: readonly Criterio[], { _id }: Criterio): string | null =>
  criterios[criterios.findIndex((each) => each._id === _id) - 1]?._id ?? null;

/** Shows the change at once and sends it; offline it waits. Those of one item are sent one after another. */
const send = async (
  { entidad, datos }: ConCriterios,
  { method, path = '', body = {}, despues }: Llamada,
): Promise<void> => {
  const { _id, proyecto, titulo } = datos;
  const pedido: NuevoPendiente = {
    accion: 'criterio',
    entidad,
    elemento: _id,
    proyecto,
    titulo,
    method,
    path: `/api/${COLECCION[entidad]}/${_id}/criterios${path}`,
    body: { ...body },
    visto: { criterios: despues, avanceCriterios: avanceDe(despues) },
  };
  const call = async () => {
    const reply = await CALL[method]<Partial<ElementoDe>>(pedido.path, pedido.body);
    const saved = reply[entidad];
    if (saved) tellSaved(entidad, saved);
  };
  seguir([{ entidad, datos } as Elemento]);
  await pendientes.mostrar([pedido], () => sendOrKeep(pedido, call), `criterios-${_id}`);
};

/** The item as it is now, for an undo that comes later; undefined: it is gone. */
const ahora = (elemento: ConCriterios): ConCriterios | undefined => {
  const datos = ultimo(elemento);
  if (!datos) return undefined;
  const criterios = vistoEnEspera(elemento.datos._id, 'criterios');
  return {
    ...elemento,
    datos: { ...datos, ...(criterios !== undefined && { criterios }) },
  } as ConCriterios;
};

export const quitar = async (elemento: ConCriterios, criterio: Criterio): Promise<Undo> => {
  const criterios = criteriosOf(elemento);
  const despuesDe = anterior(criterios, criterio);
  const despues = criterios.filter(({ _id }) => _id !== criterio._id);
  await send(elemento, { method: 'DELETE', path: `/${criterio._id}`, despues });
  return async () => {
    const now = ahora(elemento);
    if (!now) return 1;
    await anadir(now, [criterio], despuesDe);
    return 0;
  };
};

export const anadir = async (
  elemento: ConCriterios,
  nuevos: readonly Criterio[],
  despuesDe?: string | null,
): Promise<Undo> => {
  const despues = colocados(criteriosOf(elemento), nuevos, despuesDe);
  await send(elemento, { method: 'POST', body: { criterios: nuevos, despuesDe }, despues });
  return async () => {
    let left = 0;
    for (const criterio of nuevos) {
      const now = ahora(elemento);
      if (now && criteriosOf(now).some(({ _id }) => _id === criterio._id)) await quitar(now, criterio);
      else left += 1;
    }
    return left;
  };
};

/** Whether it still is as this change left it. */
const keeps = (criterio: Criterio, { texto, hecho }: CriterioUpdate): boolean =>
  (texto === undefined || criterio.texto === texto) && (hecho === undefined || criterio.hecho === hecho);

export const cambiar = async (
  elemento: ConCriterios,
  criterio: Criterio,
  cambios: CriterioUpdate,
): Promise<Undo> => {
  const { despuesDe, ...campos } = cambios;
  const criterios = criteriosOf(elemento);
  const path = `/${criterio._id}`;
  const changed: Criterio = {
    ...criterio,
    texto: campos.texto ?? criterio.texto,
    hecho: campos.hecho ?? criterio.hecho,
  };
  const despues =
    despuesDe === undefined
      ? criterios.map((each) => (each._id === criterio._id ? changed : each))
      : colocados(criterios, [changed], despuesDe);
  await send(elemento, { method: 'PUT', path, body: cambios, despues });
  return async () => {
    const now = ahora(elemento);
    const suyo = now && criteriosOf(now).find(({ _id }) => _id === criterio._id);
    if (!now || !suyo || !keeps(suyo, campos)) return 1;
    await cambiar(now, suyo, {
      ...(campos.texto !== undefined && { texto: criterio.texto }),
      ...(campos.hecho !== undefined && { hecho: criterio.hecho }),
      ...(despuesDe !== undefined && { despuesDe: anterior(criterios, criterio) }),
    });
    return 0;
  };
};
