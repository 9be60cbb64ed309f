import { erroresComunes } from '@pmp/contracts/common';
import { erroresUsuarios, rutaImagenOf } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { IMAGEN_MODEL, type ImagenDoc } from './imagen.model';
import { MAX_LADO, readImagen } from './imagen.rules';

/** The pictures of people and teams, apart from them: what travels in lists and states is their address. */
@Injectable()
export class ImagenesService {
  constructor(@InjectModel(IMAGEN_MODEL) private readonly model: Model<ImagenDoc>) {}

  async find(id: string): Promise<Pick<ImagenDoc, 'tipo' | 'bytes'>> {
    const doc = await this.model.findById(id).exec();
    if (!doc) throw new DomainError(erroresComunes.noEncontrado);
    return { tipo: doc.tipo, bytes: doc.bytes };
  }

  /** Stores the picture that was asked for in the place of the former one, and returns what to keep of it. */
  async settle(
    de: string,
    actual: string | null,
    pedida: string | null | undefined,
    session: ClientSession,
  ): Promise<string | null> {
    if (pedida === undefined || pedida === actual) return actual;
    const nueva = pedida && checked(pedida);
    await this.removeOf(de, session);
    if (!nueva) return null;
    const _id = randomBytes(16).toString('hex');
    await this.model.insertMany([{ _id, de, ...nueva }], { session });
    return rutaImagenOf(_id);
  }

  async removeOf(de: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ de }, { session }).exec();
  }
}

function checked(pedida: string): Pick<ImagenDoc, 'tipo' | 'bytes'> {
  const imagen = readImagen(pedida);
  if (typeof imagen !== 'string') return imagen;
  throw new DomainError(erroresUsuarios[imagen], { max: MAX_LADO });
}
