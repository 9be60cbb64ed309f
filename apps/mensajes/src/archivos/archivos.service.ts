import { Injectable } from '@nestjs/common';
import { cleanFileName } from '@pmp/contracts/common';
import { chatRefOf, erroresMensajes, MAX_ARCHIVO, type ArchivoMensaje } from '@pmp/contracts/mensajes';
import {
  checkedUpload,
  DomainError,
  FileStore,
  kindOfFile,
  StorageQuota,
  type Caller,
  type UploadLimits,
} from '@pmp/platform';
import { Types } from 'mongoose';
import type { Readable } from 'node:stream';
import { AccesoService } from '../acceso/acceso.service';
import { toArchivo } from '../mensajes/mensaje.mapper';
import type { ArchivoDoc } from './archivo.model';
import { ArchivosRepository } from './archivos.repository';

const LIMITS = {
  maxBytes: MAX_ARCHIVO,
  tooLarge: erroresMensajes.archivoDemasiadoGrande,
  notAllowed: erroresMensajes.tipoDeArchivo,
  empty: erroresMensajes.tipoDeArchivo,
};
/** An upload that is not attached to a message within this is removed. */
const PENDING_MS = 24 * 3_600_000;

@Injectable()
export class ArchivosService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly archivos: ArchivosRepository,
    private readonly store: FileStore,
    private readonly quota: StorageQuota,
  ) {}

  /** Stores the file, which belongs to no conversation until its uploader sends it. */
  upload(caller: Caller, nombre: string | undefined, bytes: Readable): Promise<ArchivoMensaje> {
    return this.quota.within(
      caller._id,
      LIMITS,
      (limits) => this.receive(caller, nombre, bytes, limits),
      (archivo) => this.discard([archivo]),
    );
  }

  private async receive(
    caller: Caller,
    nombre: string | undefined,
    bytes: Readable,
    limits: UploadLimits,
  ): Promise<ArchivoMensaje> {
    const { kind, content } = await checkedUpload(bytes, limits);
    const _id = new Types.ObjectId();
    const filename = cleanFileName(nombre);
    const fecha = new Date();
    const pending = { subidoPor: caller._id, chat: null, caduca: new Date(fecha.getTime() + PENDING_MS) };
    const tamano = await this.store.write(_id, filename, { tipo: kind, ...pending }, content);
    const tipo = await this.settleKind(_id, kind, tamano);
    const { nombre: propio, avatar } = caller;
    return toArchivo(
      { _id, nombre: filename, tipo, tamano, fecha },
      { _id: caller._id, nombre: propio, avatar },
    );
  }

  async discard(archivos: readonly ArchivoMensaje[]): Promise<void> {
    await this.store.delete(archivos.map(({ _id }) => new Types.ObjectId(_id)));
  }

  /** Opens a file of a conversation that the caller may see, or one of the caller's own uploads. */
  async open(caller: Caller, id: string): Promise<{ archivo: ArchivoDoc; bytes: Readable }> {
    const archivo = await this.archivos.findById(id);
    if (!archivo || (archivo.metadata.caduca && archivo.metadata.caduca < new Date())) {
      throw new DomainError(erroresMensajes.archivoNoEncontrado);
    }
    const { chat, subidoPor } = archivo.metadata;
    const ref = chat && chatRefOf(chat, caller._id);
    if (ref) await this.acceso.chat(caller, ref, erroresMensajes.archivoNoEncontrado);
    else if (chat || subidoPor !== caller._id) throw new DomainError(erroresMensajes.archivoNoEncontrado);
    return { archivo, bytes: await this.store.read(archivo._id) };
  }

  /** The kind of a container (zip, docx…) can only be told once all of it is stored. */
  private async settleKind(id: Types.ObjectId, kind: string, tamano: number): Promise<string> {
    const tipo = await kindOfFile(kind, tamano, (start, end) => this.store.readPart(id, start, end));
    if (tipo === kind) return kind;
    if (tipo === null) {
      await this.store.delete([id]);
      throw new DomainError(erroresMensajes.tipoDeArchivo);
    }
    await this.archivos.setTipo(id, tipo);
    return tipo;
  }
}
