import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { usuarioEstado } from '@pmp/contracts/usuarios';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { UsuarioDatos } from './copied-types';

@Injectable()
export class PersonasReader {
  constructor(@InjectCopy(usuarioEstado) private readonly usuarios: LocalCopy<UsuarioDatos>) {}

  async read(ids: readonly string[]): Promise<Map<string, Persona>> {
    if (!ids.length) return new Map();
    const found = await this.usuarios.findMany([...new Set(ids)]);
    return new Map(found.map(({ _id, nombre, avatar }) => [_id, { _id, nombre, avatar }]));
  }
}
