import type { AvisoFila, TipoImportacion } from '@pmp/contracts/proyectos';
import { toBuscable } from '@pmp/platform';

/** What the tree needs to know of a row. */
export interface Node {
  /** Names it within the import. */
  ref: string;
  clave: string;
  identificador: string;
  titulo: string;
  tipo: TipoImportacion;
  padres: readonly string[];
  epica: string;
}

/** Where something is, or will be. */
export interface Place {
  tipo: Exclude<TipoImportacion, 'omitir'>;
  id: string;
  /** Null for an epic. */
  padre: string | null;
  avisos: AvisoFila[];
}

/** What is there before the import. */
export interface Present {
  /** Where a row is already; null: what it was is gone. */
  placed(ref: string): Place | null | undefined;
  /** What an earlier import has made of a key; null: it made something that is gone. */
  imported(clave: string): Place | null | undefined;
  /** The epic with this title. */
  epica(titulo: string): string | undefined;
  /** The id that this import gives to a row or to a new epic. */
  idOf(ref: string): string;
  /** Beneath which goes what hangs from nothing; absent: beneath a new epic. */
  dentroDe?: Place | undefined;
}

export interface Tree {
  /** By the reference of the row; rows that stay out have none. */
  places: ReadonlyMap<string, Place>;
  /** Epics that no row is, by their id. */
  nuevas: ReadonlyMap<string, string>;
}

const epicRef = (titulo: string): string => `epica:${toBuscable(titulo)}`;

const plain = (text: string): string => toBuscable(text).trim();

/**
 * Makes a tree of epics, stories and tasks of what the rows say about their parents, however deep, broken or circular:
 * every row that is not left out gets a place. `porDefecto`: the epic of those that have none.
 */
export function treeOf(nodes: readonly Node[], present: Present, porDefecto: string): Tree {
  const places = new Map<string, Place>();
  const nuevas = new Map<string, string>();
  const byName = new Map<string, Node>();
  const byTitle = new Map<string, Node>();
  const epicByTitle = new Map<string, Node>();
  for (const node of nodes) {
    const there = present.placed(node.ref);
    if (there) places.set(node.ref, there);
    if (there === null || node.tipo === 'omitir') continue;
    for (const name of [node.clave, node.identificador])
      if (name && !byName.has(plain(name))) byName.set(plain(name), node);
    const title = plain(node.titulo);
    if (!byTitle.has(title)) byTitle.set(title, node);
    if (node.tipo === 'epica' && !epicByTitle.has(title)) epicByTitle.set(title, node);
  }
  const epicTitled = (titulo: string): Place => {
    const known = present.epica(plain(titulo));
    const id = known ?? present.idOf(epicRef(titulo));
    if (!known) nuevas.set(id, nuevas.get(id) ?? titulo);
    return { tipo: 'epica', id, padre: null, avisos: [] };
  };
  const parentNode = ({ padres, epica, ref }: Node): Node | undefined => {
    const named = [...padres, epica].filter(Boolean).map(plain);
    const found = named.map((name) => byName.get(name)).find(Boolean) ?? epicByTitle.get(plain(epica));
    const titled = found ?? padres.map((padre) => byTitle.get(plain(padre))).find(Boolean);
    return titled?.ref === ref ? undefined : titled;
  };
  const importedParent = ({ padres, epica }: Node): Place | undefined =>
    [...padres, epica]
      .filter(Boolean)
      .map((name) => present.imported(name) ?? undefined)
      .find(Boolean);

  const beneath = (node: Node, above: Place | undefined, circular: boolean): Place => {
    const id = present.idOf(node.ref);
    const isTop = !above && !node.epica;
    const avisos: AvisoFila[] = circular ? ['padreEnCirculo'] : [];
    if (isTop && !circular && node.padres.length) avisos.push('padreDesconocido');
    if (isTop && present.dentroDe?.tipo === 'historia')
      return { tipo: 'tarea', id, padre: present.dentroDe.id, avisos };
    const padre = above ?? (isTop ? present.dentroDe : undefined);
    const isTask = node.tipo === 'tarea' || present.dentroDe?.tipo === 'historia';
    if (padre?.tipo === 'historia')
      return { tipo: 'tarea', id, padre: padre.id, avisos: isTask ? [] : ['bajoOtraTarea'] };
    if (padre?.tipo === 'tarea') return { tipo: 'tarea', id, padre: padre.padre, avisos: ['bajoOtraTarea'] };
    if (node.tipo === 'tarea') avisos.push(padre ? 'bajoEpica' : 'sinHistoria');
    if (padre) return { tipo: 'historia', id, padre: padre.id, avisos };
    return { tipo: 'historia', id, padre: epicTitled(node.epica || porDefecto).id, avisos };
  };

  for (const start of nodes) {
    // Not recursive: a file may hang fifty thousand rows from each other.
    const path = new Set<Node>();
    let node: Node | undefined = start;
    let circular = false;
    while (node && node.tipo !== 'omitir' && !places.has(node.ref) && present.placed(node.ref) !== null) {
      if (path.has(node)) {
        circular = true;
        break;
      }
      path.add(node);
      node = node.tipo === 'epica' ? undefined : parentNode(node);
    }
    const downwards = [...path].toReversed();
    for (const one of downwards) {
      if (one.tipo === 'epica')
        places.set(one.ref, { tipo: 'epica', id: present.idOf(one.ref), padre: null, avisos: [] });
      else {
        const above = parentNode(one);
        const padre = (above && places.get(above.ref)) ?? importedParent(one);
        const isTop = one === downwards[0];
        places.set(one.ref, beneath(one, padre, circular && isTop));
      }
    }
  }
  return { places, nuevas };
}
