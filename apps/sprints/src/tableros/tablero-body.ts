import { Injectable } from '@nestjs/common';
import {
  columnaDe,
  NOMBRES_COLUMNA,
  type HistoriaDeSprint,
  type NombreColumna,
} from '@pmp/contracts/sprints';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { toSprintDeTablero } from '../sprints/sprint.mapper';
import type { BoardSnapshot } from './board-snapshots';
import { toTablero } from './tablero.mapper';
import type { TableroDoc } from './tablero.model';

const compress = promisify(gzip);
/** A higher level costs more than it saves, because a board in use is compressed after every move. */
const GZIP_LEVEL = 1;
/** Room for hundreds of boards; only the newest content of each is asked for. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Copies the bytes: zlib returns the beginning of a chunk of 16 kB, and all of that would stay in memory. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The compressed replies of boards, each made once per content. */
@Injectable()
export class TableroBody {
  private readonly made = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (b) => b.length,
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();
  /** Serialized stories: one that has not changed is not serialized again. */
  private readonly texts = new WeakMap<HistoriaDeSprint, string>();

  /** `etag` identifies the content that `snapshot` leads to. */
  read(etag: string, tablero: TableroDoc, snapshot: BoardSnapshot | null): Promise<Buffer> | Buffer {
    const made = this.made.get(etag);
    if (made) return made;
    const making = this.underWay.get(etag) ?? this.make(etag, tablero, snapshot);
    this.underWay.set(etag, making);
    return making;
  }

  private async make(etag: string, tablero: TableroDoc, snapshot: BoardSnapshot | null): Promise<Buffer> {
    try {
      const body = ownCopy(await compress(this.write(tablero, snapshot), { level: GZIP_LEVEL }));
      this.made.set(etag, body);
      return body;
    } finally {
      this.underWay.delete(etag);
    }
  }

  private write(tablero: TableroDoc, snapshot: BoardSnapshot | null): string {
    const columnas = new Map<NombreColumna, string[]>(NOMBRES_COLUMNA.map((nombre) => [nombre, []]));
    for (const historia of snapshot?.historias ?? []) {
      columnas.get(columnaDe(historia.estado))?.push(this.textOf(historia));
    }
    const texts = tablero.columnas.map(
      ({ _id, nombre }) =>
        `{"_id":"${_id.toHexString()}","nombre":"${nombre}","historias":[${columnas.get(nombre)!.join()}]}`,
    );
    const sprint = snapshot?.sprint ? toSprintDeTablero(snapshot.sprint) : null;
    return `{"success":true,"tablero":${JSON.stringify(toTablero(tablero))},"columnas":[${texts.join()}],"sprint":${JSON.stringify(sprint)}}`;
  }

  private textOf(historia: HistoriaDeSprint): string {
    let text = this.texts.get(historia);
    if (text === undefined) {
      text = JSON.stringify(historia);
      this.texts.set(historia, text);
    }
    return text;
  }
}
