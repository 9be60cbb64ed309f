import { Injectable } from '@nestjs/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';
import { EquipoMembers } from './equipo-members';
import { Personas } from './personas';

type Proyecto = Copied<typeof proyectoEstado>;

/** Nothing of a project is told to those who may not see it. */
@Injectable()
export class ProyectoAudience {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<Proyecto>,
    private readonly members: EquipoMembers,
    private readonly personas: Personas,
  ) {}

  /**
   * Those of these people who see it now: its team and the global admins. Of a project or a team that has not arrived
   * here yet the owner's word is taken, who checked it when the work was given out.
   */
  async among(personas: readonly string[], proyecto: string): Promise<string[]> {
    const found = this.proyectos.model.collection.findOne({ _id: proyecto } as never);
    const copia = (await found) as unknown as Proyecto | null;
    if (copia?.eliminado) return [];
    const miembros = copia && (await this.members.of(copia.equipo));
    if (!miembros) return [...personas];
    const others = personas.filter((id) => !miembros.includes(id));
    if (!others.length) return [...personas];
    const known = await this.personas.find(others);
    return personas.filter((id) => miembros.includes(id) || known.get(id)?.rol === 'admin');
  }
}
