import { Injectable } from '@nestjs/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';
import { EquipoMembers } from './equipo-members';
import { Personas } from './personas';

type Proyecto = Copied<typeof proyectoEstado>;

/** Keeps notifications about a project from people who may not see it. */
@Injectable()
export class ProyectoAudience {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<Proyecto>,
    private readonly members: EquipoMembers,
    private readonly personas: Personas,
  ) {}

  /**
   * Of these people, those who may see the project now: its team and the global admins. If the project or its team has
   * not arrived here yet, all of them: the owner checked them when the work was assigned.
   */
  async among(personas: readonly string[], proyecto: string): Promise<string[]> {
    const copia = await this.find(proyecto);
    if (copia?.eliminado) return [];
    const miembros = copia && (await this.members.of(copia.equipo));
    if (!miembros) return [...personas];
    const others = personas.filter((id) => !miembros.includes(id));
    if (!others.length) return [...personas];
    const known = await this.personas.find(others);
    return personas.filter((id) => miembros.includes(id) || known.get(id)?.rol === 'admin');
  }

  /** Those who administer the project's team. */
  async admins(proyecto: string): Promise<string[]> {
    const copia = await this.find(proyecto);
    return !copia || copia.eliminado ? [] : this.members.admins(copia.equipo);
  }

  private async find(proyecto: string): Promise<Proyecto | null> {
    const found = this.proyectos.model.collection.findOne({ _id: proyecto } as never);
    return (await found) as unknown as Proyecto | null;
  }
}
