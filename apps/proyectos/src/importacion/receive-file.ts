import { Injectable } from '@nestjs/common';
import {
  erroresImportacion,
  MAX_COLUMNAS_IMPORTACION,
  MAX_FILAS_IMPORTACION,
  MAX_IMPORTACION_MB,
  type Importacion,
  type Origen,
} from '@pmp/contracts/proyectos';
import { cleanFileName, DomainError, StorageQuota } from '@pmp/platform';
import type { Types } from 'mongoose';
import { objectId } from '../storage/object-id';
import type { AdjuntoDoc, FilaDoc } from './almacen/importacion.model';
import { ImportacionesRepository } from './almacen/importaciones.repository';
import { ColumnTally } from './lectura/column-tally';
import { KeepAttachments } from './keep-attachments';
import { readTable, type Adjuntos } from './lectura/read-table';

export const MAX_BYTES = MAX_IMPORTACION_MB * 1024 * 1024;
/** What one document of rows has at most, and one step makes. */
const ROWS_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 1_000_000;

interface Arriving {
  nombre: string | undefined;
  bytes: AsyncIterable<Buffer>;
  origen?: Origen | undefined;
  /** Rows that somebody has copied in another program. */
  pasted: boolean;
}

export interface Received {
  origen: Origen;
  archivo: { nombre: string; tamano: number };
  cabecera: string[];
  filas: number;
  trozos: number;
  columnas: Importacion['columnas'];
  adjuntos?: AdjuntoDoc[];
}

const LIMITS = {
  maxBytes: MAX_BYTES,
  tooLarge: erroresImportacion.ficheroGrande,
  notAllowed: erroresImportacion.ficheroDesconocido,
  empty: erroresImportacion.ficheroVacio,
};

/** Reads a file as it arrives and keeps its rows, some in a document: neither all of it nor all of them are in memory. */
@Injectable()
export class ReceiveFile {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly quota: StorageQuota,
    private readonly attachments: KeepAttachments,
  ) {}

  async receive(
    importacion: Types.ObjectId,
    file: Arriving,
    { persona, caduca }: { persona: string; caduca: Date },
  ): Promise<Received> {
    const { archive, ...received } = await this.quota.within(
      persona,
      LIMITS,
      () => this.store(importacion, file, caduca),
      () => this.importaciones.removeFilas(importacion),
    );
    return archive
      ? { ...received, adjuntos: await this.attachments.store(archive, persona, caduca) }
      : received;
  }

  private async store(
    importacion: Types.ObjectId,
    { nombre, bytes, origen: told, pasted }: Arriving,
    caduca: Date,
  ): Promise<Received & { archive: Adjuntos | undefined }> {
    let tamano = 0;
    async function* counted() {
      for await (const chunk of bytes) {
        tamano += chunk.length;
        if (tamano > MAX_BYTES)
          throw new DomainError(erroresImportacion.ficheroGrande, { max: MAX_IMPORTACION_MB });
        yield chunk;
      }
    }
    const table = await readTable(counted(), told, pasted);
    if (!table) throw new DomainError(erroresImportacion.ficheroVacio);
    const { header, rows, origen, adjuntos: archive } = table;
    if (header.length > MAX_COLUMNAS_IMPORTACION)
      throw new DomainError(erroresImportacion.demasiadasColumnas, { max: MAX_COLUMNAS_IMPORTACION });
    const tally = new ColumnTally(header);
    let pending: FilaDoc[] = [];
    let characters = 0;
    let [filas, trozos] = [0, 0];
    const flush = async () => {
      if (!pending.length) return;
      await this.importaciones.insertFilas({
        _id: objectId(),
        importacion,
        n: trozos++,
        filas: pending,
        crea: [],
        caduca,
      });
      [pending, characters] = [[], 0];
    };
    try {
      for await (const row of rows) {
        const celdas = row.slice(0, header.length);
        if (celdas.every((cell) => !cell.trim())) continue;
        filas += 1;
        if (filas > MAX_FILAS_IMPORTACION)
          throw new DomainError(erroresImportacion.demasiadasFilas, { max: MAX_FILAS_IMPORTACION });
        tally.add(celdas);
        pending.push({ fila: filas, celdas });
        characters += celdas.reduce((sum, cell) => sum + cell.length, 0);
        if (pending.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush();
      }
      await flush();
      if (!filas) throw new DomainError(erroresImportacion.ficheroVacio);
    } catch (error) {
      await this.importaciones.removeFilas(importacion);
      throw error;
    }
    return {
      origen,
      archivo: { nombre: cleanFileName(nombre), tamano },
      cabecera: header,
      filas,
      trozos,
      columnas: tally.result(),
      archive,
    };
  }
}
