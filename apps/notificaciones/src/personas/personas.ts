import { Injectable } from '@nestjs/common';
import { usuarioEstado } from '@pmp/contracts/usuarios';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';

type Usuario = Copied<typeof usuarioEstado>;
export type Persona = Pick<
  Usuario,
  '_id' | 'eliminado' | 'nombre' | 'correo' | 'rol' | 'estado' | 'preferencias' | 'correoConfirmado'
>;

/** Without avatars, which are pictures: a hundred of them would be read to learn a hundred names. */
const FIELDS = {
  eliminado: 1,
  nombre: 1,
  correo: 1,
  rol: 1,
  estado: 1,
  preferencias: 1,
  correoConfirmado: 1,
};

/** What this service knows about people, including those who are gone. */
@Injectable()
export class Personas {
  constructor(@InjectCopy(usuarioEstado) private readonly usuarios: LocalCopy<Usuario>) {}

  async find(ids: readonly string[]): Promise<Map<string, Persona>> {
    const found = this.usuarios.model.collection.find({ _id: { $in: ids } } as never, { projection: FIELDS });
    const personas = (await found.toArray()) as unknown as Persona[];
    return new Map(personas.map((persona) => [persona._id, persona]));
  }

  countActive(): Promise<number> {
    return this.usuarios.model.collection.countDocuments({ eliminado: false, estado: 'activo' });
  }

  async admins(): Promise<string[]> {
    const active = { eliminado: false, estado: 'activo', rol: 'admin' };
    const found = this.usuarios.model.collection.find(active, { projection: { _id: 1 } });
    return (await found.toArray()).map(({ _id }) => String(_id));
  }

  /** Null for an unknown person and for the system itself. */
  async nameOf(id: string | null): Promise<string | null> {
    if (!id) return null;
    return (await this.find([id])).get(id)?.nombre ?? null;
  }
}
