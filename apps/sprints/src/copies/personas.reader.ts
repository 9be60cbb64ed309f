import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { UsuarioDatos } from './copied-types';

/** The group in whose revision every change of a person counts. */
export const PERSONAS = 'personas';

@Injectable()
export class PersonasReader {
  constructor(@InjectCopy(usuarioEstado) private readonly usuarios: LocalCopy<UsuarioDatos>) {}

  /** Changes whenever any person does. */
  revision(): Promise<string> {
    return this.usuarios.revisionOf(PERSONAS);
  }

  async nombreOf(id: string): Promise<string | undefined> {
    return (await this.usuarios.find(id))?.nombre;
  }

  async read(ids: readonly string[]): Promise<Map<string, Persona>> {
    if (!ids.length) return new Map();
    const found = await this.usuarios.findMany([...new Set(ids)]);
    return new Map(found.map(({ _id, nombre, avatar }) => [_id, { _id, nombre, avatar }]));
  }
}
