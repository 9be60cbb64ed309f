import { Injectable } from '@nestjs/common';
import type { Historia, HistoriaSprint } from '@pmp/contracts/proyectos';
import { planificarHistoria } from '@pmp/contracts/sprints';
import { assertVersion, CommandClient, type Caller } from '@pmp/platform';
import { Presenter } from '../elementos/present/presenter';
import { ReadElementos } from '../elementos/read-elementos';
import { historia } from './historia.kind';

/** Has the owner of the sprints put a story into one, in progress too, or take it out of its own. */
@Injectable()
export class PlanHistoria {
  constructor(
    private readonly read: ReadElementos,
    private readonly presenter: Presenter,
    private readonly commands: CommandClient,
  ) {}

  /** The story as it is then: the copy of the sprints here learns of it a moment later. */
  async plan(caller: Caller, id: string, { sprint: destino, version }: HistoriaSprint): Promise<Historia> {
    const found = await this.read.find(historia, caller, 'proyecto.editar', id);
    assertVersion(version, found.version);
    const proyecto = found.proyecto.toHexString();
    const asked = { actor: caller._id, proyecto, historia: id, destino };
    const { sprint } = await this.commands.ask(planificarHistoria, asked);
    return { ...(await this.presenter.present(historia, found)), sprintId: sprint };
  }
}
