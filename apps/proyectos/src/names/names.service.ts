import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, searchPattern, type LocalCopy } from '@pmp/platform';
import type { z } from 'zod';

type UsuarioCopia = z.infer<typeof usuarioEstado.datos>;
type EquipoCopia = z.infer<typeof equipoEstado.datos>;

const MAX_FOUND = 200;

/** The names that this service shows but does not own, from its local copies. */
@Injectable()
export class NamesService {
  constructor(
    @InjectCopy(usuarioEstado) private readonly usuarios: LocalCopy<UsuarioCopia>,
    @InjectCopy(equipoEstado) private readonly equipos: LocalCopy<EquipoCopia>,
  ) {}

  /** A lookup for `ids`; it returns null for unknown ones. */
  async readPeople(ids: Iterable<string>): Promise<(id: string) => Persona | null> {
    const wanted = [...new Set(ids)];
    const docs = wanted.length ? await this.usuarios.findMany(wanted) : [];
    const found = new Map(docs.map(({ _id, nombre, avatar }) => [_id, { _id, nombre, avatar }]));
    return (id) => found.get(id) ?? null;
  }

  async nombreOf(id: string): Promise<string | undefined> {
    return (await this.usuarios.find(id))?.nombre;
  }

  /** The people with these words in their names. */
  async findPeople(nombre: string): Promise<{ _id: string; nombre: string }[]> {
    const where = { nombre: searchPattern(nombre), eliminado: false } as never;
    const found = this.usuarios.model.collection.find(where, { projection: { nombre: 1 } }).limit(MAX_FOUND);
    return (await found.toArray()) as never;
  }

  async readTeams(ids: Iterable<string>): Promise<(id: string) => string | null> {
    const where = { _id: { $in: [...new Set(ids)] }, eliminado: false } as never;
    // Without their members: who is in many teams reads the names of all of them.
    const found = this.equipos.model.collection.find(where, { projection: { nombre: 1 } });
    const nombres = new Map((await found.toArray()).map(({ _id, nombre }) => [String(_id), nombre]));
    return (id) => nombres.get(id) ?? null;
  }

  /** Asks the owner of the teams how this one is now. */
  refreshTeam(equipo: string): Promise<void> {
    return this.equipos.refresh([equipo]);
  }

  /** The ids of a team's members; null when there is no such team. */
  async membersOf(equipo: string): Promise<string[] | null> {
    const doc = await this.equipos.find(equipo);
    return doc ? doc.miembros.map((miembro) => miembro.usuario) : null;
  }

  /** The members of a team, with what they are recognized by elsewhere. */
  async accountsOf(equipo: string): Promise<{ _id: string; nombre: string; correo: string }[]> {
    const ids = (await this.membersOf(equipo)) ?? [];
    const docs = ids.length ? await this.usuarios.findMany(ids) : [];
    return docs.map(({ _id, nombre, correo }) => ({ _id, nombre, correo }));
  }
}
