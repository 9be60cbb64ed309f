import { Injectable } from '@nestjs/common';
import { PERSONA_ELIMINADA, type Persona } from '@pmp/contracts/common';
import { usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type Copied, type LocalCopy } from '@pmp/platform';

/** Faces and names, from the copy of the accounts. */
@Injectable()
export class Personas {
  constructor(
    @InjectCopy(usuarioEstado) private readonly usuarios: LocalCopy<Copied<typeof usuarioEstado>>,
  ) {}

  /** null: nobody knows this person, or their account has been erased. */
  async find(ids: readonly string[]): Promise<(id: string) => Persona | null> {
    const found = await this.usuarios.findMany([...new Set(ids)]);
    const personas = new Map(
      found
        .filter(({ nombre }) => nombre !== PERSONA_ELIMINADA)
        .map(({ _id, nombre, avatar }): [string, Persona] => [_id, { _id, nombre, avatar }]),
    );
    return (id) => personas.get(id) ?? null;
  }
}
