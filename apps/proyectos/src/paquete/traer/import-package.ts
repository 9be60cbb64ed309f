import { Injectable } from '@nestjs/common';
import { crearParaPaquete } from '@pmp/contracts/usuarios';
import { CommandClient } from '@pmp/platform';
import { mongo } from 'mongoose';
import { ProjectParts } from '../partes/project-parts';
import { changesOf } from '../plan/difference';
import type { Plan } from '../plan/plan';

/** So many accounts in one command, whose message is limited. */
const AT_ONCE = 1_000;
const ACCOUNTS_MS = 60_000;

/**
 * One transaction per service, with `proyectos` last: until then nobody sees any of it. After an interruption, the same
 * import completes the rest.
 */
@Injectable()
export class ImportPackage {
  constructor(
    private readonly parts: ProjectParts,
    private readonly commands: CommandClient,
  ) {}

  async write(plan: Plan): Promise<void> {
    await this.createPeople(plan);
    for (const owner of ['mensajes', 'sprints'] as const)
      if (changesOf(plan.difference, owner)) await this.parts.write(owner, plan);
    await this.parts.write('proyectos', plan);
  }

  /** The accounts and the team that the plan needs and this installation lacks. */
  private async createPeople({ where, cast }: Plan): Promise<void> {
    const names = new Map(cast.personas.map(({ correo, nombre }) => [correo, nombre]));
    for (let at = 0; at < where.missing.length; at += AT_ONCE) {
      const correos = where.missing.slice(at, at + AT_ONCE);
      const personas = correos.map((correo) => ({ correo, nombre: names.get(correo) ?? correo }));
      const made = await this.ask({ personas, equipo: null });
      for (const { correo, _id } of made.personas) where.people.set(correo, _id);
    }
    if (where.team) return;
    const { equipo } = await this.ask({ personas: [], equipo: cast.equipo });
    where.team = {
      _id: new mongo.ObjectId(equipo!._id),
      nombre: cast.equipo.nombre,
      miembros: equipo!.miembros,
    };
  }

  private ask(lacking: Parameters<typeof crearParaPaquete.request.parse>[0] & object) {
    return this.commands.ask(crearParaPaquete, lacking as never, { timeoutMs: ACCOUNTS_MS });
  }
}
