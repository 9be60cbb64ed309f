import type { Epica, Plazos } from '@pmp/contracts/proyectos';
import type { SprintCambio } from '@pmp/contracts/sprints';
import { rutasElementos } from '@pmp/contracts/proyectos/rutas';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import type { QueryClient } from '@tanstack/react-query';
import { COLECCION, type Elemento } from '../../../shared/elementos/elementos';
import { pedir } from '../../../shared/http/pedir';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { sendOrKeepAll } from '../../../shared/pendientes/send-or-keep';
import { toInputDia } from '../../../shared/fechas/dias';
import { tellSaved, tellSprint } from '../../../shared/almacen/tell';
import { cambiarElementos, seguir, ultimo } from '../../../shared/elementos/cambiar/cambiar-elementos';
import { type Barra, type Plazo, plazoOfSprint } from './barras';
import type { Desplazada } from './desplazar';

/** The contract's limit per call. */
const MAX_PLAZOS = 500;

/** Empty for a day that is not known. */
interface Nuevo {
  barra: Extract<Barra, { tipo: 'epica' | 'historia' }>;
  plazo: Plazo;
}

const momento = (dia: string) => (dia ? `${dia}T00:00:00.000Z` : null);
const plazoDe = ({ inicio, fin }: Pick<Epica, 'inicio' | 'fin'>): Plazo => ({
  inicio: toInputDia(inicio),
  fin: toInputDia(fin),
});
const isSame = (a: Plazo, b: Plazo) => a.inicio === b.inicio && a.fin === b.fin;

/** By itself as any other change, should it have to wait for the network. */
const pedidoDe = ({ barra: { tipo, datos }, plazo }: Nuevo): NuevoPendiente => ({
  accion: 'editar',
  entidad: tipo,
  elemento: datos._id,
  proyecto: datos.proyecto,
  titulo: datos.titulo,
  method: 'PUT',
  path: `/api/${COLECCION[tipo]}/${datos._id}`,
  body: { ...plazo, version: datos.version },
  previo: { ...plazoDe(datos) },
  visto: { inicio: momento(plazo.inicio), fin: momento(plazo.fin) },
});

const put = async (proyecto: string, nuevos: readonly Nuevo[]) => {
  const cambios = nuevos.map(({ barra: { tipo, id }, plazo }) => ({ tipo, _id: id, ...plazo }));
  const body = { proyecto, cambios } satisfies Record<keyof Plazos, unknown>;
  const reply = await pedir(rutasElementos.moverPlazos, { body });
  for (const epica of reply.epicas) tellSaved('epica', epica);
  for (const historia of reply.historias) tellSaved('historia', historia);
};

const send = async (proyecto: string, nuevos: readonly Nuevo[]): Promise<void> => {
  for (let from = 0; from < nuevos.length; from += MAX_PLAZOS) {
    const portion = nuevos.slice(from, from + MAX_PLAZOS);
    const pedidos = portion.map(pedidoDe);
    const call = async () => void (await sendOrKeepAll(pedidos, () => put(proyecto, portion)));
    await pendientes.mostrar(pedidos, call);
  }
};

const putSprint = async (sprint: SprintCambio, { inicio, fin }: Plazo): Promise<SprintCambio> => {
  const body = { fechaInicio: inicio, fechaFin: fin, version: sprint.version };
  const { sprint: saved } = await pedir(rutasSprints.cambiar, { params: { id: sprint._id }, body });
  return tellSprint(saved);
};

const moveSprint = async (sprint: SprintCambio, plazo: Plazo) => {
  const saved = await putSprint(sprint, plazo);
  return async () => {
    // Refused if somebody has changed it since: then the offer says so.
    await putSprint(saved, plazoOfSprint(sprint));
    return 0;
  };
};

/** Gives bars their new days, all or none; resolves to what puts back those that nobody has moved since. */
export const movePlazos = async (
  queryClient: QueryClient,
  desplazadas: readonly Desplazada[],
): Promise<() => Promise<number>> => {
  const nuevos: Nuevo[] = [];
  for (const { barra, plazo } of desplazadas) {
    if (barra.tipo === 'sprint') return moveSprint(barra.datos, plazo);
    // Nothing takes a task along, so it moves by itself, as where its due date is written.
    if (barra.tipo === 'tarea') {
      const tarea: Elemento = { entidad: 'tarea', datos: barra.datos };
      return cambiarElementos(queryClient, [tarea], 'fechaLimite', momento(plazo.inicio));
    }
    nuevos.push({ barra, plazo });
  }
  const [first] = nuevos;
  if (!first) return () => Promise.resolve(0);
  const { proyecto } = first.barra.datos;
  seguir(nuevos.map(({ barra }) => ({ entidad: barra.tipo, datos: barra.datos }) as Elemento));
  await send(proyecto, nuevos);
  return async () => {
    const mine = nuevos.filter(({ barra, plazo }) => {
      const now = ultimo({ entidad: barra.tipo, datos: barra.datos } as Elemento) as Epica | undefined;
      return now && isSame(plazoDe(now), plazo);
    });
    await send(
      proyecto,
      mine.map(({ barra }) => ({ barra, plazo: plazoDe(barra.datos) })),
    );
    return nuevos.length - mine.length;
  };
};
