import { Injectable } from '@nestjs/common';
import { equipoEstado, type RolEquipo, usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { z } from 'zod';
import type { Persona } from './datos';
import { readAll } from './read-all';

type Equipo = z.output<typeof equipoEstado.datos> & { _id: string };
type Usuario = z.output<typeof usuarioEstado.datos> & { _id: string };

@Injectable()
export class PersonasReader {
  constructor(
    @InjectCopy(usuarioEstado) private readonly usuarios: LocalCopy<unknown>,
    @InjectCopy(equipoEstado) private readonly equipos: LocalCopy<unknown>,
  ) {}

  /** Asks the owner of people and teams how these are now. */
  async refresh(equipo: string, usuarios: readonly string[]): Promise<void> {
    await Promise.all([this.equipos.refresh([equipo]), this.usuarios.refresh(usuarios)]);
  }

  /** The members of the team and these other people, sorted by name. */
  async listOf(equipo: string, others: readonly string[] = []): Promise<Persona[]> {
    const [found] = await readAll<Equipo>(this.equipos, { _id: equipo });
    const roles = new Map<string, RolEquipo>(found?.miembros.map(({ usuario, rol }) => [usuario, rol]));
    const ids = [...new Set([...roles.keys(), ...others])];
    const usuarios = await readAll<Usuario>(
      this.usuarios,
      { _id: { $in: ids } },
      { nombre: 1, avatar: 1, estado: 1, rol: 1 },
    );
    return usuarios
      .map(({ _id, nombre, avatar, estado, rol }) => ({
        _id,
        nombre,
        avatar,
        activa: estado === 'activo',
        admin: rol === 'admin',
        rolEquipo: roles.get(_id) ?? null,
      }))
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es') || (a._id < b._id ? -1 : 1));
  }
}
