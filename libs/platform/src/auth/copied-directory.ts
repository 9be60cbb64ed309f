import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { LOCAL_COPIES } from '../copies/copies';
import type { LocalCopy } from '../copies/local-copy';
import { CopyAge } from '../copies/copy-age';
import { Directory, type DirectoryRecord } from './directory';

export const COPIA_USUARIOS = 'copia_usuarios';
export const COPIA_EQUIPOS = 'copia_equipos';
const MIEMBRO = 'miembros.usuario';

interface UsuarioCopia {
  _id: string;
  eliminado?: boolean;
  nombre: string;
  correo: string;
  avatar: string | null;
  rol: 'admin' | 'usuario';
  estado: 'activo' | 'inactivo';
  sesion: number;
  sesionesCerradas?: string[];
}

interface EquipoCopia {
  _id: string;
  eliminado?: boolean;
  miembros: { usuario: string; rol: 'admin' | 'miembro' }[];
}

@Injectable()
export class CopiedDirectory extends Directory {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(LOCAL_COPIES) private readonly copies: LocalCopy<unknown>[],
    private readonly age: CopyAge,
  ) {
    super();
  }

  async find(userId: string): Promise<DirectoryRecord | null> {
    await this.age.assertCurrent();
    const [usuario, equipos] = await Promise.all([
      this.connection.collection<UsuarioCopia>(COPIA_USUARIOS).findOne({ _id: userId }),
      this.teamsOf(userId),
    ]);
    if (!usuario) return null;
    return {
      _id: userId,
      nombre: usuario.nombre,
      correo: usuario.correo,
      avatar: usuario.avatar,
      rol: usuario.rol,
      estado: usuario.eliminado ? 'inactivo' : usuario.estado,
      sesion: usuario.sesion,
      sesionesCerradas: usuario.sesionesCerradas ?? [],
      equipos,
    };
  }

  async refresh(userId: string): Promise<void> {
    await Promise.all([
      this.copyIn(COPIA_USUARIOS)?.refresh([userId]),
      this.copyIn(COPIA_EQUIPOS)?.refreshOf(userId, MIEMBRO),
    ]);
  }

  private copyIn(collection: string): LocalCopy<unknown> | undefined {
    return this.copies.find(({ spec }) => spec.collection === collection);
  }

  private async teamsOf(userId: string): Promise<Map<string, 'admin' | 'miembro'>> {
    const equipos = await this.connection
      .collection<EquipoCopia>(COPIA_EQUIPOS)
      .find(
        { [MIEMBRO]: userId, eliminado: { $ne: true } },
        { projection: { miembros: { $elemMatch: { usuario: userId } } } },
      )
      .toArray();
    return new Map(equipos.map((equipo) => [equipo._id, equipo.miembros[0]?.rol ?? 'miembro']));
  }
}
