import { erroresComunes } from '@pmp/contracts/common';
import { erroresUsuarios, rutaImagenOf } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { ImagenDoc } from './imagen.model';
import { MAX_LADO, readImagen } from './imagen.rules';
import { ImagenesRepository } from './imagenes.repository';

/** The pictures of people and teams, apart from them: what travels in lists and states is their address. */
@Injectable()
export class ImagenesService {
  constructor(private readonly imagenes: ImagenesRepository) {}

  async find(id: string): Promise<Pick<ImagenDoc, 'tipo' | 'bytes'>> {
    const doc = await this.imagenes.findById(id);
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
    await this.imagenes.insert({ _id, de, ...nueva }, session);
    return rutaImagenOf(_id);
  }

  /** Of a picture that was kept inside; null for one that would be refused today. */
  async adopt(de: string, incrustada: string | null, session: ClientSession): Promise<string | null> {
    const imagen = readImagen(incrustada ?? '');
    return typeof imagen === 'string' ? null : this.settle(de, null, incrustada, session);
  }

  async removeOf(de: string, session: ClientSession): Promise<void> {
    await this.imagenes.removeOf(de, session);
  }
}

function checked(pedida: string): Pick<ImagenDoc, 'tipo' | 'bytes'> {
  const imagen = readImagen(pedida);
  if (typeof imagen !== 'string') return imagen;
  throw new DomainError(erroresUsuarios[imagen], { max: MAX_LADO });
}
