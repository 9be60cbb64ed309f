import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { z } from 'zod';
import { CopyCache } from './copy-cache';

type UsuarioCopia = z.infer<typeof usuarioEstado.datos>;
type EquipoCopia = z.infer<typeof equipoEstado.datos>;

/** The names that this service shows but does not own, from its local copies. */
@Injectable()
export class NombresService {
  private readonly people: CopyCache<Persona>;
  private readonly teams: CopyCache<string>;

  constructor(
    @InjectCopy(usuarioEstado) usuarios: LocalCopy<UsuarioCopia>,
    @InjectCopy(equipoEstado) private readonly equipos: LocalCopy<EquipoCopia>,
  ) {
    this.people = new CopyCache(async (ids) => {
      const docs = await usuarios.findMany(ids);
      return new Map(docs.map(({ _id, nombre, avatar }) => [_id, { _id, nombre, avatar }]));
    });
    this.teams = new CopyCache(async (ids) => {
      const docs = await equipos.findMany(ids);
      return new Map(docs.map(({ _id, nombre }) => [_id, nombre]));
    });
  }

  readPeople(ids: Iterable<string>): Promise<(id: string) => Persona | null> {
    return this.people.read(ids);
  }

  readTeams(ids: Iterable<string>): Promise<(id: string) => string | null> {
    return this.teams.read(ids);
  }

  /** Asks the owner of the teams how this one is now. */
  refreshTeam(equipo: string): Promise<void> {
    return this.equipos.refresh([equipo]);
  }

  /** The ids of a team's members, read fresh; null when there is no such team. */
  async membersOf(equipo: string): Promise<string[] | null> {
    const doc = await this.equipos.find(equipo);
    return doc ? doc.miembros.map((miembro) => miembro.usuario) : null;
  }
}
