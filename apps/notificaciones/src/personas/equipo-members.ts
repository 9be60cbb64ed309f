import { Injectable } from '@nestjs/common';
import { equipoEstado } from '@pmp/contracts/usuarios';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';

type Equipo = Copied<typeof equipoEstado>;

/** How long a fact may arrive ahead of the team's state. */
const PATIENCE_MS = 60_000;

@Injectable()
export class EquipoMembers {
  constructor(@InjectCopy(equipoEstado) private readonly equipos: LocalCopy<Equipo>) {}

  /** Ids of a team's members, as this service knows them now; empty for a deleted team, null for an unknown one. */
  async of(equipo: string): Promise<string[] | null> {
    const copia = await this.find(equipo);
    if (!copia) return null;
    return copia.eliminado ? [] : copia.miembros.map((miembro) => miembro.usuario);
  }

  /** Ids of those who administer a team; none while it is unknown. */
  async admins(equipo: string): Promise<string[]> {
    const copia = await this.find(equipo);
    if (!copia || copia.eliminado) return [];
    return copia.miembros.filter(({ rol }) => rol === 'admin').map(({ usuario }) => usuario);
  }

  private async find(equipo: string): Promise<Equipo | null> {
    const found = this.equipos.model.collection.findOne({ _id: equipo } as never);
    return (await found) as unknown as Equipo | null;
  }

  /** Throws while the team is unknown and the fact is recent, so that the fact is delivered again a little later. */
  async at(equipo: string, ocurrido: string): Promise<string[]> {
    const miembros = await this.of(equipo);
    if (!miembros && Date.now() - Date.parse(ocurrido) < PATIENCE_MS) {
      throw new Error(`el equipo ${equipo} aún no ha llegado a la copia`);
    }
    return miembros ?? [];
  }
}
