import { Injectable } from '@nestjs/common';
import { cleanFileName } from '@pmp/contracts/common';
import {
  erroresImportacion,
  MAX_IMPORTACION_MB,
  type Importacion,
  type Origen,
} from '@pmp/contracts/proyectos';
import { DomainError, StorageQuota, type UploadLimits } from '@pmp/platform';
import type { Types } from 'mongoose';
import { objectId } from '../storage/object-id';
import { bytesOfFilas } from './almacen/bytes-of-filas';
import type { FilaDoc } from './almacen/importacion.model';
import { ImportacionesRepository } from './almacen/importaciones.repository';
import { KeepAttachments, type Attached } from './keep-attachments';
import { FileReader } from './lectura/proceso/file-reader';

export const MAX_BYTES = MAX_IMPORTACION_MB * 1024 * 1024;

interface Arriving {
  nombre: string | undefined;
  bytes: AsyncIterable<Buffer>;
  origen?: Origen | undefined;
  /** Rows that somebody has copied in another program. */
  pasted: boolean;
  hoja?: string | undefined;
  cabecera?: number | undefined;
}

export interface Received {
  origen: Origen;
  archivo: { nombre: string; tamano: number };
  cabecera: string[];
  filas: number;
  trozos: number;
  columnas: Importacion['columnas'];
  categorias: Readonly<Record<string, string>>;
  faltan?: number;
  hojas?: readonly string[];
  hoja?: string;
  /** What its rows take in the database, in bytes. */
  ocupa: number;
}

const LIMITS: UploadLimits = {
  maxBytes: MAX_BYTES,
  tooLarge: erroresImportacion.ficheroGrande,
  notAllowed: erroresImportacion.ficheroDesconocido,
  empty: erroresImportacion.ficheroVacio,
};

interface Into {
  persona: string;
  caduca: Date;
  /** Stores the import that the rows are of, so that they count as what the person has. */
  keep: (received: Received) => Promise<void>;
  /** The files that came with it, which count by themselves. */
  attach: (attached: Attached) => Promise<void>;
}

/** Receives a file and keeps its rows, some in a document, within what is left to the person. */
@Injectable()
export class ReceiveFile {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly quota: StorageQuota,
    private readonly attachments: KeepAttachments,
    private readonly reader: FileReader,
  ) {}

  receive(importacion: Types.ObjectId, file: Arriving, into: Into): Promise<void> {
    const { persona, caduca } = into;
    return this.reader.turns.of(persona, async () => {
      const bytes: Buffer[] = [];
      const names = await this.quota.within(
        persona,
        LIMITS,
        async (room) => {
          await this.gather(file.bytes, bytes, room);
          return this.store(importacion, file, bytes, { ...into, room });
        },
        () => this.importaciones.remove(importacion),
      );
      if (names.length) await into.attach(await this.attachments.store(bytes, names, persona, caduca));
    });
  }

  /** It is read as a whole, and waits for that outside of the memory that the service works with. */
  private async gather(arriving: AsyncIterable<Buffer>, bytes: Buffer[], room: UploadLimits): Promise<void> {
    let size = 0;
    for await (const chunk of arriving) {
      size += chunk.length;
      if (size > MAX_BYTES)
        throw new DomainError(erroresImportacion.ficheroGrande, { max: MAX_IMPORTACION_MB });
      if (size > room.maxBytes) throw new DomainError(room.tooLarge);
      bytes.push(chunk);
    }
  }

  private async store(
    importacion: Types.ObjectId,
    { nombre, origen: told, pasted, hoja, cabecera }: Arriving,
    bytes: readonly Buffer[],
    { caduca, keep, room }: Into & { room: UploadLimits },
  ): Promise<readonly string[]> {
    let [filas, trozos, ocupa] = [0, 0, 0];
    try {
      const { adjuntos, ...read } = await this.reader.read(
        bytes,
        { told, pasted, hoja, cabecera },
        async (rows) => {
          const some = rows.map((celdas): FilaDoc => ({ fila: ++filas, celdas }));
          ocupa += bytesOfFilas(some);
          if (ocupa > room.maxBytes && room.tooLarge !== LIMITS.tooLarge)
            throw new DomainError(room.tooLarge);
          const _id = objectId();
          await this.importaciones.insertFilas({
            _id,
            importacion,
            n: trozos++,
            filas: some,
            crea: [],
            caduca,
          });
        },
      );
      const tamano = bytes.reduce((sum, { length }) => sum + length, 0);
      await keep({ ...read, archivo: { nombre: cleanFileName(nombre), tamano }, trozos, ocupa });
      return adjuntos;
    } catch (error) {
      await this.importaciones.remove(importacion);
      throw error;
    }
  }
}
