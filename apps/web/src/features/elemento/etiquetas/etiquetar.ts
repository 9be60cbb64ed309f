import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import type { Undo } from '../../../shared/deshacer/ofrecer';
import { groupBy } from '../../../shared/dominio/group-by';
import { COLECCION, type Elemento } from '../../../shared/elementos/elementos';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { vistoEnEspera } from '../../../shared/pendientes/en-espera';
import { soltarVanos } from '../../../shared/pendientes/retirar';
import { seguir, sendLotes, ultimo } from '../../../shared/elementos/cambiar/cambiar-elementos';

/** Only stories and tasks have labels. */
export type Etiquetable = Exclude<Elemento, { entidad: 'epica' }>;

export const tiene = ({ datos }: Etiquetable, { _id }: EtiquetaDeElemento): boolean =>
  (datos.etiquetas ?? []).some((etiqueta) => etiqueta._id === _id);

/** The labels of an item once it gets one or loses it. */
const despues = (
  { datos: { etiquetas = [] } }: Etiquetable,
  etiqueta: EtiquetaDeElemento,
  poner: boolean,
): EtiquetaDeElemento[] => {
  const others = etiquetas.filter(({ _id }) => _id !== etiqueta._id);
  return poner ? [...others, etiqueta] : others;
};

/** The item as it will be. */
export const etiquetado = (elemento: Etiquetable, etiqueta: EtiquetaDeElemento, poner: boolean) =>
  ({
    ...elemento,
    datos: { ...elemento.datos, etiquetas: despues(elemento, etiqueta, poner) },
  }) as Etiquetable;

const idsOf = (etiquetas: readonly EtiquetaDeElemento[] = []) => etiquetas.map(({ _id }) => _id);

const pedidoDe = (elemento: Etiquetable, etiqueta: EtiquetaDeElemento, poner: boolean): NuevoPendiente => {
  const { entidad, datos } = elemento;
  const { _id, proyecto, titulo, version } = datos;
  const etiquetas = despues(elemento, etiqueta, poner);
  return {
    accion: 'editar',
    entidad,
    elemento: _id,
    proyecto,
    titulo,
    method: 'PUT',
    path: `/api/${COLECCION[entidad]}/${_id}`,
    body: { etiquetas: idsOf(etiquetas), version },
    previo: { etiquetas: idsOf(datos.etiquetas) },
    visto: { etiquetas },
  };
};

/** `antes`: what must be done before. Only this label is sent: what a colleague gives the same items meanwhile stays. */
const run = (
  elementos: readonly Etiquetable[],
  etiqueta: EtiquetaDeElemento,
  poner: boolean,
  antes?: () => Promise<unknown>,
): Promise<void> => {
  const pedidos = elementos.map((elemento) => pedidoDe(elemento, etiqueta, poner));
  const body = { etiquetas: { [poner ? 'poner' : 'quitar']: [etiqueta._id] } };
  return pendientes.mostrar(pedidos, async () => {
    await antes?.();
    for (const [entidad, suyos] of groupBy(pedidos, (pedido) => pedido.entidad as Etiquetable['entidad']))
      await sendLotes(entidad, suyos, body);
  });
};

/** Gives many items a label that they have not, or takes it from those that have it; resolves to what undoes it. */
export const etiquetar = async (
  elementos: readonly Etiquetable[],
  etiqueta: EtiquetaDeElemento,
  poner: boolean,
  antes?: () => Promise<unknown>,
): Promise<Undo> => {
  seguir(elementos);
  await run(elementos, etiqueta, poner, antes);
  return async () => {
    const mine = elementos.flatMap((elemento) => {
      const datos = ultimo(elemento);
      const etiquetas = vistoEnEspera(elemento.datos._id, 'etiquetas');
      const now = { ...elemento, datos: etiquetas ? { ...datos, etiquetas } : datos } as Etiquetable;
      return datos && tiene(now, etiqueta) === poner ? now : [];
    });
    if (mine.length) await run(mine, etiqueta, !poner);
    soltarVanos(mine.map(({ datos }) => datos._id));
    return elementos.length - mine.length;
  };
};
