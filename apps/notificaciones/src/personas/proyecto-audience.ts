import { Injectable } from '@nestjs/common';
import { proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Lugar } from './lugar.rules';
import { EquipoMembers } from './equipo-members';
import { Personas } from './personas';

type Proyecto = Copied<typeof proyectoEstado>;
type Tarea = Copied<typeof tareaEstado>;

/** Keeps notifications about a project from people who may not see it. */
@Injectable()
export class ProyectoAudience {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<Proyecto>,
    @InjectCopy(tareaEstado) private readonly tareas: LocalCopy<Tarea>,
    private readonly members: EquipoMembers,
    private readonly personas: Personas,
  ) {}

  /**
   * Of these people, those who may see the project now: its team and the global admins. If the project or its team has
   * not arrived here yet, all of them: the owner checked them when the work was assigned.
   */
  async among(personas: readonly string[], proyecto: string): Promise<string[]> {
    const found = this.proyectos.model.collection.findOne({ _id: proyecto } as never);
    const copia = (await found) as unknown as Proyecto | null;
    if (copia?.eliminado) return [];
    return copia ? this.amongTeam(personas, copia.equipo) : [...personas];
  }

  /** Whether this person may see the place now; one that has not arrived here yet, yes. */
  async sees(persona: string, { tipo, _id }: Lugar): Promise<boolean> {
    if (tipo === 'equipo') return (await this.amongTeam([persona], _id)).length > 0;
    const proyecto = tipo === 'proyecto' ? _id : await this.proyectoOf(_id);
    if (proyecto === undefined) return true;
    return proyecto !== null && (await this.among([persona], proyecto)).length > 0;
  }

  /** null: the task is deleted; undefined: it has not arrived here. */
  private async proyectoOf(tarea: string): Promise<string | null | undefined> {
    const found = this.tareas.model.collection.findOne({ _id: tarea } as never);
    const copia = (await found) as unknown as Tarea | null;
    if (!copia) return undefined;
    return copia.eliminado ? null : copia.proyecto;
  }

  private async amongTeam(personas: readonly string[], equipo: string): Promise<string[]> {
    const miembros = await this.members.of(equipo);
    if (!miembros) return [...personas];
    const others = personas.filter((id) => !miembros.includes(id));
    if (!others.length) return [...personas];
    const known = await this.personas.find(others);
    return personas.filter((id) => miembros.includes(id) || known.get(id)?.rol === 'admin');
  }
}
