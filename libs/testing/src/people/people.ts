import type { Connection } from 'mongoose';
import { newId } from './new-id';
import { signToken, testKey, type TestKey } from './tokens';

export interface TestPerson {
  _id: string;
  nombre: string;
  token: string;
  /** Headers to pass to `request`. */
  auth: { authorization: string };
}

interface PersonParts {
  _id?: string;
  nombre?: string;
  rol?: 'admin' | 'usuario';
  estado?: 'activo' | 'inactivo';
  sesion?: number;
}

interface CopyDocument {
  _id: string;
  [field: string]: unknown;
}

/**
 * People and teams in the local copies of one service, with tokens signed by a key that the service knows. (The service
 * that signs tokens looks up its keys in its own collection.)
 */
export class TestPeople {
  private constructor(
    private readonly connection: Connection,
    readonly key: TestKey,
  ) {}

  static async in(connection: Connection): Promise<TestPeople> {
    const people = new TestPeople(connection, testKey());
    await people.put('copia_claves', people.key.documento);
    await people.put('claves', people.key.documento);
    return people;
  }

  async person({
    _id = newId(),
    nombre = `Persona ${_id.slice(-4)}`,
    ...rest
  }: PersonParts = {}): Promise<TestPerson> {
    const { rol = 'usuario', estado = 'activo', sesion = 0 } = rest;
    const correo = `${_id}@ejemplo.es`;
    await this.put('copia_usuarios', {
      _id,
      version: 1,
      eliminado: false,
      nombre,
      correo,
      avatar: null,
      rol,
      estado,
      sesion,
    });
    const token = signToken(this.key, { sub: _id, ses: sesion });
    return { _id, nombre, token, auth: { authorization: `Bearer ${token}` } };
  }

  /** The same person with a personal token of this scope. */
  withToken(
    person: TestPerson,
    alcance: string,
    { proyectos = null as string[] | null, nombre = 'CI' } = {},
  ): TestPerson {
    const tok = { nombre, alcance, proyectos, ses: 0 };
    const claims = { sid: newId(), ses: undefined, tok };
    const token = signToken(this.key, { sub: person._id, claims });
    return { ...person, token, auth: { authorization: `Bearer ${token}` } };
  }

  /** `miembros`: each person's role, by id. Returns the team's id. */
  async team(
    miembros: Record<string, 'admin' | 'miembro'>,
    { _id = newId(), nombre = 'Equipo' } = {},
  ): Promise<string> {
    const lista = Object.entries(miembros).map(([usuario, rol]) => ({ usuario, rol }));
    await this.put('copia_equipos', { _id, version: 1, eliminado: false, nombre, miembros: lista });
    return _id;
  }

  async change(collection: string, _id: string, fields: Record<string, unknown>): Promise<void> {
    await this.connection.collection<CopyDocument>(collection).updateOne({ _id }, { $set: fields });
  }

  private async put(collection: string, document: CopyDocument): Promise<void> {
    await this.connection
      .collection<CopyDocument>(collection)
      .replaceOne({ _id: document._id }, document, { upsert: true });
  }
}
