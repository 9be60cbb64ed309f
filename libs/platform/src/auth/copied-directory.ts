import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Directory, type DirectoryRecord } from './directory';

export const COPIA_USUARIOS = 'copia_usuarios';
export const COPIA_EQUIPOS = 'copia_equipos';

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
  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  async find(userId: string): Promise<DirectoryRecord | null> {
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

  private async teamsOf(userId: string): Promise<Map<string, 'admin' | 'miembro'>> {
    const equipos = await this.connection
      .collection<EquipoCopia>(COPIA_EQUIPOS)
      .find(
        { 'miembros.usuario': userId, eliminado: { $ne: true } },
        { projection: { miembros: { $elemMatch: { usuario: userId } } } },
      )
      .toArray();
    return new Map(equipos.map((equipo) => [equipo._id, equipo.miembros[0]?.rol ?? 'miembro']));
  }
}
