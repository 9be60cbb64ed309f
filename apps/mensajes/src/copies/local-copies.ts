import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { CopyChanges, InjectCopy, type Copied, type LocalCopy } from '@pmp/platform';
import { CachedCopy } from './cached-copy';

/** Somebody whose account this service does not know, or no longer knows. */
const unknownPersona = (_id: string): Persona => ({ _id, nombre: 'Persona desconocida', avatar: null });

/** People, teams and projects as this service knows them. */
@Injectable()
export class LocalCopies {
  readonly usuarios: CachedCopy<typeof usuarioEstado>;
  readonly equipos: CachedCopy<typeof equipoEstado>;
  readonly proyectos: CachedCopy<typeof proyectoEstado>;

  constructor(
    @InjectCopy(usuarioEstado) usuarios: LocalCopy<Copied<typeof usuarioEstado>>,
    @InjectCopy(equipoEstado) equipos: LocalCopy<Copied<typeof equipoEstado>>,
    @InjectCopy(proyectoEstado) proyectos: LocalCopy<Copied<typeof proyectoEstado>>,
    changes: CopyChanges,
  ) {
    this.usuarios = new CachedCopy(usuarios, changes);
    this.equipos = new CachedCopy(equipos, changes);
    this.proyectos = new CachedCopy(proyectos, changes);
  }

  async personas(ids: Iterable<string>): Promise<(id: string) => Persona> {
    const found = await this.usuarios.findMany(ids);
    return (id) => {
      const doc = found.get(id);
      return doc ? { _id: id, nombre: doc.nombre, avatar: doc.avatar } : unknownPersona(id);
    };
  }

  async activas(): Promise<Persona[]> {
    const docs = await this.usuarios.copy.model
      .find({ eliminado: false, estado: 'activo' }, { nombre: 1, avatar: 1 })
      .lean<Persona[]>();
    return docs.map(({ _id, nombre, avatar }) => ({ _id, nombre, avatar }));
  }

  proyectosOf(equipos: readonly string[]): Promise<Copied<typeof proyectoEstado>[]> {
    return this.proyectos.copy.model
      .find({ equipo: { $in: equipos }, eliminado: false })
      .lean<Copied<typeof proyectoEstado>[]>()
      .exec();
  }
}
