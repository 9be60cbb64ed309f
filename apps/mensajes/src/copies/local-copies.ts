import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type Copied, type LocalCopy } from '@pmp/platform';

/** Somebody whose account this service does not know, or no longer knows. */
const unknownPersona = (_id: string): Persona => ({ _id, nombre: 'Persona desconocida', avatar: null });

/** People, teams and projects as this service knows them. */
@Injectable()
export class LocalCopies {
  constructor(
    @InjectCopy(usuarioEstado) readonly usuarios: LocalCopy<Copied<typeof usuarioEstado>>,
    @InjectCopy(equipoEstado) readonly equipos: LocalCopy<Copied<typeof equipoEstado>>,
    @InjectCopy(proyectoEstado) readonly proyectos: LocalCopy<Copied<typeof proyectoEstado>>,
  ) {}

  async personas(ids: readonly string[]): Promise<(id: string) => Persona> {
    const docs = ids.length > 0 ? await this.usuarios.findMany([...new Set(ids)]) : [];
    const found = new Map(docs.map((doc) => [doc._id, doc]));
    return (id) => {
      const doc = found.get(id);
      return doc ? { _id: id, nombre: doc.nombre, avatar: doc.avatar } : unknownPersona(id);
    };
  }

  /** All but one, or the first by their names. */
  async activas({ menos, limite }: { menos: string; limite?: number | undefined }): Promise<Persona[]> {
    const query = this.usuarios.model.find(
      { eliminado: false, estado: 'activo', _id: { $ne: menos } },
      { nombre: 1, avatar: 1 },
    );
    const docs = await (limite === undefined ? query : query.sort({ nombre: 1 }).limit(limite)).lean<
      Persona[]
    >();
    return docs.map(({ _id, nombre, avatar }) => ({ _id, nombre, avatar }));
  }

  proyectosOf(equipos: readonly string[]): Promise<Copied<typeof proyectoEstado>[]> {
    return this.proyectos.model
      .find({ equipo: { $in: equipos }, eliminado: false })
      .lean<Copied<typeof proyectoEstado>[]>()
      .exec();
  }
}
