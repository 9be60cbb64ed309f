import { Injectable } from '@nestjs/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import {
  AskBeforeRefusing,
  decide,
  InjectCopy,
  type Derecho,
  type DirectoryRecord,
  type LocalCopy,
} from '@pmp/platform';
import type { ProyectoCopia } from '../acceso/acceso.service';
import type { WebhookDoc } from '../datos/webhook.model';
import { WebhooksRepository } from '../datos/webhooks.repository';

/** Whether whoever made a webhook may still have it. */
@Injectable()
export class Vigencia {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoCopia>,
    private readonly asking: AskBeforeRefusing,
    private readonly webhooks: WebhooksRepository,
  ) {}

  async isGiven(webhook: WebhookDoc): Promise<boolean> {
    if (await this.check(webhook)) return true;
    if (webhook.proyecto === null) return false;
    // The project may have another team than the copy says.
    await this.proyectos.refresh([webhook.proyecto]).catch(() => undefined);
    return this.check(webhook);
  }

  private async check({ _id, dueno, proyecto, equipo }: WebhookDoc): Promise<boolean> {
    if (proyecto === null) return this.may(dueno, 'plataforma.operar', {});
    // In the trash it has no team that one could read: what still has to be said is said to whom it was for.
    const now = (await this.proyectos.find(proyecto))?.equipo ?? equipo ?? undefined;
    if (now !== undefined && now !== equipo) await this.webhooks.note(_id, { equipo: now });
    return this.may(dueno, 'proyecto.integrar', { proyecto, ...(now !== undefined && { equipo: now }) });
  }

  private may(
    dueno: string,
    derecho: Derecho,
    recurso: { proyecto?: string; equipo?: string },
  ): Promise<boolean> {
    return this.asking.allows(
      dueno,
      (person: DirectoryRecord) =>
        person.estado === 'activo' && decide(person, derecho, recurso) === 'permitido',
    );
  }
}
