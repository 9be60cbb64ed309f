import type { QueryClient } from '@tanstack/react-query';
import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { rutasHistorias, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { almacen } from '../../almacen/almacen';
import type { FilaDe } from '../../almacen/filas';
import type { Undo } from '../../deshacer/ofrecer';
import { groupBy } from '../../dominio/group-by';
import { reabrirTareas } from '../abiertas';
import type { CampoDeUnValor, Valor } from '../edicion';
import type { Elemento, Entidad } from '../elementos';
import { pedir } from '../../http/pedir';
import type { NuevoPendiente } from '../../pendientes/pendiente';
import { pendientes } from '../../pendientes/pendientes';
import { vistoEnEspera } from '../../pendientes/en-espera';
import { soltarVanos } from '../../pendientes/retirar';
import { sendOrKeep, sendOrKeepAll } from '../../pendientes/send-or-keep';
import { keys } from '../../queries/keys';
import { putElemento } from './save-elemento';
import { moveToSprint } from './sprints';
import { tellSaved } from '../../almacen/tell';
import { CLAVE, groupByValor, idDe, isSame, pedidoDe, valorDe } from './cambio';

/** The contract's limit per call. */
const MAX_LOTE = 200;

const putLote = async (
  entidad: 'historia' | 'tarea',
  ids: string[],
  { version: _v, completarTareas, ...changes }: Record<string, unknown>,
) => {
  const body = { ids, cambios: changes, ...(completarTareas === true && { completarTareas }) };
  if (entidad === 'historia') {
    const { historias } = await pedir(rutasHistorias.cambiarVarias, { body });
    historias.forEach((each) => tellSaved('historia', each));
  } else {
    const { tareas } = await pedir(rutasTareas.cambiarVarias, { body });
    tareas.forEach((each) => tellSaved('tarea', each));
  }
};

/** All or nothing, up to the server's limit per call; more are sent in portions. */
export const sendLotes = async (
  entidad: 'historia' | 'tarea',
  pedidos: NuevoPendiente[],
  body: Record<string, unknown>,
): Promise<void> => {
  for (let from = 0; from < pedidos.length; from += MAX_LOTE) {
    const portion = pedidos.slice(from, from + MAX_LOTE);
    const ids = portion.map(({ elemento }) => elemento);
    await sendOrKeepAll(portion, () => putLote(entidad, ids, body));
  }
};

const sendKind = async (entidad: Entidad, pedidos: NuevoPendiente[]): Promise<void> => {
  if (entidad === 'epica') {
    for (const pedido of pedidos) {
      const { version: _v, ...changes } = pedido.body;
      await sendOrKeep(pedido, () => putElemento(entidad, pedido.elemento, changes));
    }
    return;
  }
  await sendLotes(entidad, pedidos, pedidos[0]?.body ?? {});
};

/** What is sent for some items that get the same value. */
const send = async (
  elementos: readonly Elemento[],
  campo: CampoDeUnValor,
  valor: Valor,
  completa: boolean,
) => {
  if (campo === 'sprint') {
    const historias = elementos.map(({ datos }) => datos as Historia);
    const destino = valor === null ? null : String(idDe(campo, valor));
    for (const [proyecto, suyas] of groupBy(historias, (historia) => historia.proyecto))
      await moveToSprint(proyecto, suyas, destino);
    return;
  }
  for (const [entidad, suyos] of groupBy(elementos, (elemento) => elemento.entidad))
    await sendKind(
      entidad,
      suyos.map((elemento) => pedidoDe(elemento, campo, valor, completa)),
    );
};

const run = async (
  queryClient: QueryClient,
  elementos: readonly Elemento[],
  campo: CampoDeUnValor,
  valor: Valor,
  completa = false,
): Promise<void> => {
  const pedidos = elementos.map((elemento) => pedidoDe(elemento, campo, valor));
  await pendientes.mostrar(pedidos, () => send(elementos, campo, valor, completa));
  void queryClient.invalidateQueries({ queryKey: keys.resumen });
  if (campo === 'sprint') void queryClient.invalidateQueries({ queryKey: ['sprints'] });
};

/** Takes what a screen keeps by itself (the dashboard), to know what becomes of it until it is undone. */
export const seguir = (elementos: readonly Elemento[]): void => {
  for (const { entidad, datos } of elementos)
    if (!almacen.get(entidad, datos._id)) almacen.take(entidad, [datos as FilaDe[Entidad]]);
};

/** As the server has it now, if it has ever heard of it; undefined: deleted. */
export const ultimo = ({ entidad, datos: { _id } }: Elemento): Elemento['datos'] | undefined =>
  almacen.said(entidad, _id) ?? almacen.get(entidad, _id);

/** Gives many items a value other than theirs; resolves to what undoes it. `tareas`: those completed with their stories. */
export const cambiarElementos = async (
  queryClient: QueryClient,
  elementos: readonly Elemento[],
  campo: CampoDeUnValor,
  valor: Valor,
  tareas: readonly Tarea[] = [],
): Promise<Undo> => {
  seguir(elementos);
  await run(queryClient, elementos, campo, valor, tareas.length > 0);
  return async () => {
    const mine = elementos.filter((elemento) => {
      const now = ultimo(elemento);
      const enEspera = vistoEnEspera(elemento.datos._id, CLAVE[campo]) as Valor | undefined;
      // Of a story, only the sprint knows that it is in it: no change of the story says so.
      return now && (campo === 'sprint' || isSame(campo, enEspera ?? valorDe(now, campo), valor));
    });
    for (const group of groupByValor(mine, campo).values()) {
      const [first] = group;
      if (first) await run(queryClient, group, campo, valorDe(first.datos, campo));
    }
    soltarVanos(mine.map(({ datos }) => datos._id));
    return elementos.length - mine.length + (await reabrirTareas(tareas));
  };
};
