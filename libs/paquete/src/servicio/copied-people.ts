import { correoKey } from '@pmp/contracts/usuarios';
import type { Directory } from '@pmp/platform';
import type { mongo } from 'mongoose';
import type { Named } from './reading';

interface UsuarioCopia {
  _id: string;
  correo: string;
  nombre: string;
}

interface EquipoCopia {
  _id: string;
  nombre: string;
}

/** The address by which a package names an account; nobody has mail at that of a person who was erased. */
export const correoOfCopia = ({ _id, correo }: Pick<UsuarioCopia, '_id' | 'correo'>): string =>
  correo ? correoKey(correo) : `${_id}@persona-eliminada.invalid`;

/** People and teams in this service's copies, which keep also those that are gone. */
export class CopiedPeople implements Named {
  private readonly known = new Map<string, { correo: string; nombre: string }>();

  constructor(
    private readonly base: mongo.Db,
    private readonly directory: Directory,
  ) {}

  async correoOf(id: mongo.ObjectId | string): Promise<string> {
    const key = String(id);
    const known = this.known.get(key) ?? (await this.find(key));
    return known.correo;
  }

  async correoOrNull(id: mongo.ObjectId | string | null | undefined): Promise<string | null> {
    return id ? this.correoOf(id) : null;
  }

  async correosOf(ids: readonly (mongo.ObjectId | string)[]): Promise<string[]> {
    const correos: string[] = [];
    for (const id of ids) correos.push(await this.correoOf(id));
    return correos;
  }

  async equipoOf(id: mongo.ObjectId): Promise<string> {
    const found = await this.base
      .collection<EquipoCopia>('copia_equipos')
      .findOne({ _id: id.toHexString(), eliminado: { $ne: true } });
    if (!found) throw new Error('el equipo del proyecto no existe');
    return found.nombre;
  }

  /** Everybody asked for so far. */
  named(): { correo: string; nombre: string }[] {
    return [...this.known.values()];
  }

  private async find(_id: string): Promise<{ correo: string; nombre: string }> {
    const found = (await this.copied(_id)) ?? (await this.renewed(_id));
    if (!found) throw new Error(`la persona ${_id}, que el proyecto nombra, no existe`);
    const person = { correo: correoOfCopia(found), nombre: found.nombre };
    this.known.set(_id, person);
    return person;
  }

  private copied(_id: string): Promise<UsuarioCopia | null> {
    return this.base.collection<UsuarioCopia>('copia_usuarios').findOne({ _id });
  }

  /** The account may have been made a moment ago. */
  private async renewed(_id: string): Promise<UsuarioCopia | null> {
    await this.directory.refresh(_id);
    return this.copied(_id);
  }
}
