import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erroresMensajes } from '@pmp/contracts/mensajes';
import { DomainError } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import type { AdjuntoDoc, MensajeDoc } from '../mensajes/mensaje.model';
import { ARCHIVO, type ArchivoDoc } from './archivo.model';

/** Data about files; `FileStore` has their bytes. */
@Injectable()
export class ArchivosRepository {
  constructor(@InjectModel(ARCHIVO) private readonly model: Model<ArchivoDoc>) {}

  findById(id: string): Promise<ArchivoDoc | null> {
    return this.model.findById(id).lean<ArchivoDoc | null>().exec();
  }

  async setTipo(id: Types.ObjectId, tipo: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { 'metadata.tipo': tipo } });
  }

  /** The files that the person has uploaded and not attached yet, in the order of `ids`. */
  async findPending(ids: readonly string[], subidoPor: string): Promise<AdjuntoDoc[]> {
    const docs = await this.model
      .find({ _id: { $in: ids }, 'metadata.subidoPor': subidoPor, 'metadata.chat': null })
      .lean<ArchivoDoc[]>();
    const now = Date.now();
    const alive = docs.filter(({ metadata }) => metadata.caduca && metadata.caduca.getTime() > now);
    const rank = (doc: ArchivoDoc) => ids.indexOf(doc._id.toHexString());
    return alive
      .sort((a, b) => rank(a) - rank(b))
      .map(({ _id, filename, length, uploadDate, metadata }) => ({
        _id,
        nombre: filename,
        tipo: metadata.tipo,
        tamano: length,
        fecha: uploadDate,
      }));
  }

  /** Throws when one of them has been attached elsewhere or removed meanwhile. */
  async attach({ archivos, chat }: MensajeDoc, session: ClientSession): Promise<void> {
    if (archivos.length === 0) return;
    const { modifiedCount } = await this.model.updateMany(
      { _id: { $in: archivos.map(({ _id }) => _id) }, 'metadata.chat': null },
      { $set: { 'metadata.chat': chat, 'metadata.caduca': null } },
      { session },
    );
    if (modifiedCount !== archivos.length) throw new DomainError(erroresMensajes.adjuntosNoValidos);
  }

  /** Makes the files unreadable; the next sweep removes their bytes. */
  async release(archivos: readonly Pick<AdjuntoDoc, '_id'>[], session: ClientSession): Promise<void> {
    if (archivos.length === 0) return;
    await this.model.updateMany(
      { _id: { $in: archivos.map(({ _id }) => _id) } },
      { $set: { 'metadata.caduca': new Date(0) } },
      { session },
    );
  }

  async findExpired(now: Date, limit: number): Promise<Types.ObjectId[]> {
    const docs = await this.model
      .find({ 'metadata.caduca': { $lt: now, $ne: null } }, { _id: 1 })
      .limit(limit)
      .lean<Pick<ArchivoDoc, '_id'>[]>();
    return docs.map(({ _id }) => _id);
  }
}
