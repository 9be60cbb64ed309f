import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import type { EpicaNode, HistoriaNode, Resto } from '../../../shared/arbol/backlog-tree';
import type { Entidad } from '../../../shared/elementos/elementos';

/** One line of the list; `epicaId` and `historiaId` say what it is in. */
export type Row = {
  key: string;
  epicaId: string;
  historiaId?: string;
  /** The last row of its epic's card. */ last?: boolean;
} & (
  | { kind: 'epica'; node: EpicaNode; open: boolean }
  | { kind: 'epica-texto'; texto: string }
  | { kind: 'historia'; node: HistoriaNode; open: boolean }
  | { kind: 'historia-texto'; historia: Historia }
  | { kind: 'tarea'; tarea: Tarea }
  | { kind: 'vacio'; de: 'epica' | 'historia' }
  | { kind: 'resto'; padre: string; resto: Resto }
  | { kind: 'anadir'; entidad: 'historia' | 'tarea'; padre: string }
);

/** Key of the row that adds an item inside an epic or story. */
export const anadirKey = (padre: string): string => `${padre}:anadir`;

interface RowOptions {
  turned: ReadonlySet<string>;
  /** With a filter, only matches are shown, and everything is unfolded. */
  filtered: boolean;
  /** Stories are unfolded unless somebody folds them. */
  unfolded?: boolean;
}

const hasTexto = (h: Historia): boolean => Boolean(h.comoUsuario || h.quiero || h.para || h.descripcion);

const historiaRows = (node: HistoriaNode, epicaId: string, options: RowOptions): Row[] => {
  const { turned, filtered, unfolded = false } = options;
  const { historia, tareas } = node;
  const historiaId = historia._id;
  const open = (filtered ? tareas.length > 0 : unfolded) !== turned.has(historiaId);
  const place = { epicaId, historiaId };
  const head: Row = { ...place, key: historiaId, kind: 'historia', node, open };
  if (!open) return [head];
  const rows: Row[] = [head];
  if (hasTexto(historia))
    rows.push({ ...place, key: `${historiaId}:texto`, kind: 'historia-texto', historia });
  for (const tarea of tareas) rows.push({ ...place, key: tarea._id, kind: 'tarea', tarea });
  if (node.resto)
    rows.push({ ...place, key: `${historiaId}:resto`, kind: 'resto', padre: historiaId, resto: node.resto });
  if (filtered) return rows;
  if (!tareas.length && !node.resto)
    rows.push({ ...place, key: `${historiaId}:vacio`, kind: 'vacio', de: 'historia' });
  rows.push({ ...place, key: anadirKey(historiaId), kind: 'anadir', entidad: 'tarea', padre: historiaId });
  return rows;
};

const epicaRows = (node: EpicaNode, options: RowOptions): Row[] => {
  const { epica, historias } = node;
  const epicaId = epica._id;
  const open = !options.turned.has(epicaId);
  const rows: Row[] = [{ key: epicaId, epicaId, kind: 'epica', node, open }];
  if (!open) return rows;
  if (epica.descripcion)
    rows.push({ key: `${epicaId}:texto`, epicaId, kind: 'epica-texto', texto: epica.descripcion });
  for (const historia of historias)
    for (const row of historiaRows(historia, epicaId, options)) rows.push(row);
  if (node.resto)
    rows.push({ key: `${epicaId}:resto`, epicaId, kind: 'resto', padre: epicaId, resto: node.resto });
  if (options.filtered) return rows;
  if (!historias.length && !node.resto)
    rows.push({ key: `${epicaId}:vacio`, epicaId, kind: 'vacio', de: 'epica' });
  rows.push({ key: anadirKey(epicaId), epicaId, kind: 'anadir', entidad: 'historia', padre: epicaId });
  return rows;
};

/** Flattens the tree into rows, of which only those in sight are rendered. */
export const backlogRows = (tree: EpicaNode[], options: RowOptions): Row[] =>
  tree.flatMap((node) => {
    const rows = epicaRows(node, options);
    const last = rows.at(-1);
    if (last) last.last = true;
    return rows;
  });

export const entidadOf = (row: Row): Entidad | undefined =>
  row.kind === 'epica' || row.kind === 'historia' || row.kind === 'tarea' ? row.kind : undefined;
