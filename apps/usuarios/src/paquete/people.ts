import type { Cast, Named } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { EquipoDoc } from '../equipos/equipo.model';
import type { UsuarioDoc } from '../usuarios/usuario.model';

type Known = Pick<UsuarioDoc, '_id' | 'correoClave' | 'nombre'>;

const PROJECTION = { correoClave: 1, nombre: 1 } as const;

/** Finds the person behind an id, and the account of an address in this installation. */
export class People implements Named {
  private readonly equipos: mongo.Collection<EquipoDoc>;
  private readonly usuarios: mongo.Collection<UsuarioDoc>;
  private readonly session: mongo.ClientSession | undefined;
  private readonly byId = new Map<string, Known>();

  constructor(base: mongo.Db, session?: mongo.ClientSession) {
    this.equipos = base.collection<EquipoDoc>('equipos');
    this.usuarios = base.collection<UsuarioDoc>('usuarios');
    this.session = session;
  }

  async correoOf(id: mongo.ObjectId | string): Promise<string> {
    const key = String(id);
    const known = this.byId.get(key) ?? (await this.find(key));
    return known.correoClave;
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
    return (await this.findEquipo(id)).nombre;
  }

  /** A team with its members. */
  async castOf(id: mongo.ObjectId): Promise<Cast['equipo']> {
    const { nombre, miembros } = await this.findEquipo(id);
    const cast: Cast['equipo']['miembros'] = [];
    for (const { usuario, rol } of miembros) cast.push({ correo: await this.correoOf(usuario), rol });
    return { nombre, miembros: cast };
  }

  /** Everybody asked for so far, in the order of their addresses. */
  named(): { correo: string; nombre: string }[] {
    return [...this.byId.values()]
      .map(({ correoClave, nombre }) => ({ correo: correoClave, nombre }))
      .sort((a, b) => (a.correo < b.correo ? -1 : 1));
  }

  /** Ids by address, of those that have an account. */
  async idsOf(correos: Iterable<string>): Promise<Map<string, string>> {
    const where = { correoClave: { $in: [...correos] } };
    const options = { projection: PROJECTION, ...this.within };
    const found = await this.usuarios.find<Known>(where, options).toArray();
    return new Map(found.map(({ _id, correoClave }) => [correoClave, _id.toHexString()]));
  }

  private async findEquipo(_id: mongo.ObjectId): Promise<EquipoDoc> {
    const found = await this.equipos.findOne({ _id }, this.within);
    if (!found) throw new Error('el equipo del proyecto no existe');
    return found;
  }

  private get within(): { session?: mongo.ClientSession } {
    return this.session ? { session: this.session } : {};
  }

  private async find(id: string): Promise<Known> {
    const options = { projection: PROJECTION, ...this.within };
    const found = await this.usuarios.findOne<Known>({ _id: new mongo.ObjectId(id) }, options);
    if (!found) throw new Error(`la persona ${id}, que el proyecto nombra, no existe`);
    this.byId.set(id, found);
    return found;
  }
}
