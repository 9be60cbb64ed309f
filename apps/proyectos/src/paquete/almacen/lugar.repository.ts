import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Cast } from '@pmp/paquete';
import { CopiedPeople, correoOfCopia } from '@pmp/paquete/servicio';
import { Directory } from '@pmp/platform';
import { type Connection, mongo } from 'mongoose';
import type { ProyectoDoc } from '../../acceso/proyecto.model';

interface UsuarioCopia {
  _id: string;
  correo: string;
  rol: 'admin' | 'usuario';
}

interface EquipoCopia {
  _id: string;
  nombre: string;
  miembros: { usuario: string; rol: 'admin' | 'miembro' }[];
}

const LIVING = { eliminado: { $ne: true } };

/** Where a project is, or would be, here: its team and its people, in this service's copies. */
@Injectable()
export class LugarRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly directory: Directory,
  ) {}

  /** By its id, or by the key that people use. */
  findProyecto(wanted: string): Promise<ProyectoDoc | null> {
    const named = /^[0-9a-f]{24}$/.test(wanted)
      ? { _id: new mongo.ObjectId(wanted) }
      : { clave: wanted.toUpperCase() };
    return this.proyectos().findOne({ ...named, eliminado: false });
  }

  /** The team of a project that is here, even in the trash. */
  async equipoDe(proyecto: string): Promise<mongo.ObjectId | null> {
    const where = { _id: new mongo.ObjectId(proyecto) };
    return (await this.proyectos().findOne(where, { projection: { equipo: 1 } }))?.equipo ?? null;
  }

  /** A team with its members, and their names. */
  async castOf(equipo: mongo.ObjectId): Promise<Cast> {
    const people = new CopiedPeople(this.connection.db!, this.directory);
    const found = await this.equipos().findOne({ _id: equipo.toHexString(), ...LIVING });
    if (!found) throw new Error('el equipo del proyecto no existe');
    const miembros: Cast['equipo']['miembros'] = [];
    for (const { usuario, rol } of found.miembros)
      miembros.push({ correo: await people.correoOf(usuario), rol });
    return { equipo: { nombre: found.nombre, miembros }, personas: people.named() };
  }

  findEquipos(named: { _id: string } | { nombre: string }): Promise<EquipoCopia[]> {
    return this.equipos()
      .find({ ...named, ...LIVING })
      .toArray();
  }

  /** Everybody with an account, by address; programs read all of them only for an import. */
  async cuentas(): Promise<Map<string, Pick<UsuarioCopia, '_id' | 'rol'>>> {
    const found = this.connection
      .db!.collection<UsuarioCopia>('copia_usuarios')
      .find(LIVING, { projection: { correo: 1, rol: 1 } });
    const cuentas = new Map<string, Pick<UsuarioCopia, '_id' | 'rol'>>();
    for await (const { _id, correo, rol } of found) cuentas.set(correoOfCopia({ _id, correo }), { _id, rol });
    return cuentas;
  }

  private proyectos(): mongo.Collection<ProyectoDoc> {
    return this.connection.db!.collection('proyectos');
  }

  private equipos(): mongo.Collection<EquipoCopia> {
    return this.connection.db!.collection('copia_equipos');
  }
}
