import { Injectable } from '@nestjs/common';
import { erroresIntegraciones } from '@pmp/contracts/integraciones';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import {
  AskBeforeRefusing,
  decide,
  DomainError,
  InjectCopy,
  NOWHERE,
  type Caller,
  type Derecho,
  type LocalCopy,
} from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService, type ProyectoCopia } from '../acceso/acceso.service';
import type { WebhookDoc } from '../datos/webhook.model';
import { WebhooksRepository } from '../datos/webhooks.repository';

const DE_TODOS: Derecho = 'plataforma.operar';
const DE_UNO: Derecho = 'proyecto.integrar';

/** Whose a webhook is to see and to change: those who administer the team of its project, or the installation. */
@Injectable()
export class WebhookAccess {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoCopia>,
    private readonly acceso: AccesoService,
    private readonly asking: AskBeforeRefusing,
    private readonly webhooks: WebhooksRepository,
  ) {}

  /** Resolves to the team of the project; null: for all projects. */
  async assertMayHave(caller: Caller, proyecto: string | null): Promise<string | null> {
    if (proyecto !== null) return (await this.acceso.proyecto(caller, DE_UNO, proyecto)).equipo;
    await this.assertOperates(caller, erroresIntegraciones.sinPermisoDeTodos);
    return null;
  }

  async find(caller: Caller, id: string, session?: ClientSession): Promise<WebhookDoc> {
    const missing = erroresIntegraciones.webhookNoEncontrado;
    const webhook = await this.webhooks.findById(id, session);
    if (webhook?.proyecto === null) await this.assertOperates(caller, missing);
    else await this.acceso.proyecto(caller, DE_UNO, webhook?.proyecto ?? NOWHERE, missing);
    return webhook!;
  }

  /** Those of a project; without one, all that the person may see. */
  async list(caller: Caller, proyecto: string | undefined): Promise<WebhookDoc[]> {
    if (proyecto !== undefined) {
      await this.assertMayHave(caller, proyecto);
      return this.webhooks.listOf([proyecto]);
    }
    const ids = await this.webhooks.proyectos();
    const copias = await this.proyectos.findMany(ids.filter((id) => id !== null));
    const suyos = copias.filter(
      ({ _id, equipo, creador }) =>
        decide(caller, DE_UNO, { proyecto: _id, equipo, creador }) === 'permitido',
    );
    const deTodos = decide(caller, DE_TODOS, {}) === 'permitido' ? [null] : [];
    return this.webhooks.listOf([...deTodos, ...suyos.map(({ _id }) => _id)]);
  }

  private async assertOperates(
    caller: Caller,
    refusal: (typeof erroresIntegraciones)['webhookNoEncontrado' | 'sinPermisoDeTodos'],
  ): Promise<void> {
    await this.asking.decide(caller, (person) => {
      if (decide(person, DE_TODOS, {}) !== 'permitido') throw new DomainError(refusal);
    });
  }
}
