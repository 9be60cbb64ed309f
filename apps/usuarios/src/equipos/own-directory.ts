import { erroresComunes } from '@pmp/contracts/common';
import { Directory, type DirectoryRecord, DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import type { EquipoDoc } from './equipo.model';
import type { UsuarioDoc } from '../usuarios/usuario.model';

const PERSONA = {
  nombre: 1,
  correo: 1,
  avatar: 1,
  rol: 1,
  estado: 1,
  sesion: 1,
  sesionesCerradas: 1,
} as const;

/** This service owns people and teams, so it reads its own collections instead of a copy that lags behind. */
@Injectable()
export class OwnDirectory extends Directory {
  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  /** There is nobody else to ask. */
  refresh(): Promise<void> {
    return Promise.resolve();
  }

  async find(userId: string): Promise<DirectoryRecord> {
    const _id = new Types.ObjectId(userId);
    const [usuario, equipos] = await Promise.all([
      this.connection.collection<UsuarioDoc>('usuarios').findOne({ _id }, { projection: PERSONA }),
      this.connection
        .collection<EquipoDoc>('equipos')
        .find({ 'miembros.usuario': _id }, { projection: { miembros: { $elemMatch: { usuario: _id } } } })
        .toArray(),
    ]);
    // In other services an unknown person may be new; here the token belongs to nobody.
    if (!usuario) throw new DomainError(erroresComunes.sesionExpirada);
    const { nombre, correo, avatar, rol, estado, sesion, sesionesCerradas = [] } = usuario;
    return {
      _id: userId,
      nombre,
      correo,
      avatar,
      rol,
      estado,
      sesion,
      sesionesCerradas: sesionesCerradas.map(({ sid }) => sid),
      equipos: new Map(
        equipos.map((equipo) => [equipo._id.toHexString(), equipo.miembros[0]?.rol ?? 'miembro']),
      ),
    };
  }
}
