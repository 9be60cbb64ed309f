import { Injectable } from '@nestjs/common';
import { equipoEstado } from '@pmp/contracts/usuarios';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';

@Injectable()
export class EquipoMembers {
  constructor(@InjectCopy(equipoEstado) private readonly equipos: LocalCopy<Copied<typeof equipoEstado>>) {}

  /** Ids of the people of a team, as this service knows it now. */
  async of(equipo: string): Promise<string[]> {
    const copia = await this.equipos.find(equipo);
    return copia ? copia.miembros.map((miembro) => miembro.usuario) : [];
  }
}
