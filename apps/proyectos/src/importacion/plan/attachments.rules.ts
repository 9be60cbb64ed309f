import { toBuscable } from '@pmp/platform';
import type { AdjuntoDoc } from '../almacen/importacion.model';

const plain = (text: string): string => toBuscable(text).trim();
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Jira and Trello number their files: `/attachment/10001/…`, `/attachments/65e0…/…`. */
const ID_IN_URL = /\/attachments?\/(?:content\/)?([0-9a-f]+)(?=\/|$|\?)/i;

/** What a cell may call its files: `04/Mar/24 10:00 AM;luis;captura.png;https://…`, `captura.png https://…`, `uno.png; dos.png`. */
function namesIn(cell: string): string[] {
  return cell
    .split(/[;\n]|\s(?=https?:)/)
    .map((part) => decoded(part.trim().split(/[?#]/, 1)[0]!))
    .filter(Boolean);
}

/** What a row calls a file that has only a number for a name, as Jira's backup stores them. */
export const nombreEn = (cell: string, nombre: string): string =>
  nombre.includes('.')
    ? nombre
    : (namesIn(cell)
        .map(baseOf)
        .find((name) => /\.\w{1,8}$/.test(name)) ?? nombre);

/** Folders above a file that may be that of its item. */
const MAX_FOLDERS = 10;

const add = (index: Map<string, AdjuntoDoc[]>, key: string, one: AdjuntoDoc): void => {
  const all = index.get(key);
  if (all) all.push(one);
  else index.set(key, [one]);
};

/** Finds the files of an archive by what the rows call them. Each goes to the first that names it. */
export class Attachments {
  private readonly byPath = new Map<string, AdjuntoDoc>();
  private readonly byBase = new Map<string, AdjuntoDoc[]>();
  /** By the name of one of its folders, and its own. */
  private readonly inFolder = new Map<string, AdjuntoDoc[]>();
  private readonly given = new Set<AdjuntoDoc>();

  /** Names of files that came and may not be kept. */
  private readonly refused: ReadonlySet<string>;

  constructor(all: readonly AdjuntoDoc[], refused: readonly string[] = []) {
    this.refused = new Set(refused.map((ruta) => baseOf(plain(ruta))));
    for (const one of all) {
      const path = plain(one.ruta);
      this.byPath.set(path, one);
      const folders = new Set(path.split('/').slice(-MAX_FOLDERS - 1, -1));
      for (const base of new Set([baseOf(path), baseOf(path).split('_')[0]!])) {
        add(this.byBase, base, one);
        for (const folder of folders) add(this.inFolder, `${folder}/${base}`, one);
      }
    }
  }

  /** Whether it came, and is of a kind that no task may have. */
  isRefused(cell: string): boolean {
    return namesIn(cell).some((name) => this.refused.has(baseOf(plain(name))));
  }

  take(cell: string, clave: string): AdjuntoDoc[] {
    const names = namesIn(cell);
    const id = ID_IN_URL.exec(cell)?.[1];
    const found = [
      ...(id ? [this.called(id, clave)] : []),
      ...names.map((name) => this.byPath.get(plain(name)) ?? this.called(baseOf(name), clave)),
    ];
    const free = [...new Set(found)].filter((one) => one !== undefined && !this.given.has(one));
    for (const one of free) this.given.add(one!);
    return free as AdjuntoDoc[];
  }

  /** Of several with the same name, the one in the folder of the item. */
  private called(name: string, clave: string): AdjuntoDoc | undefined {
    const all = this.byBase.get(plain(name)) ?? [];
    const own = clave ? this.inFolder.get(`${plain(clave)}/${plain(name)}`) : undefined;
    if (own) return own.find((one) => !this.given.has(one));
    return all.length === 1 ? all[0] : undefined;
  }
}
