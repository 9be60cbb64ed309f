import { Injectable } from '@nestjs/common';
import { planificarHistoria } from '@pmp/contracts/sprints';
import { asProposed, CommandClient, type Caller } from '@pmp/platform';
import type { CambioDoc, PropuestaDoc } from './propuesta.model';

export const isPlan = ({ accion }: CambioDoc): boolean => accion === 'planificar';

/** Moves between sprints, which their owner does: no transaction of this service can hold them. */
@Injectable()
export class TakePlanes {
  constructor(private readonly commands: CommandClient) {}

  /** Throws what the owner refuses: the story is in another sprint by now, or the sprint takes none. */
  async take(caller: Caller, doc: PropuestaDoc, { elemento, datos }: CambioDoc): Promise<void> {
    const { sprint, desde } = datos as { sprint: string | null; desde: string | null };
    await this.move(caller, doc, elemento.toHexString(), { destino: sprint, desde });
  }

  async takeBack(caller: Caller, doc: PropuestaDoc, { elemento, datos }: CambioDoc): Promise<void> {
    const { sprint, desde } = datos as { sprint: string | null; desde: string | null };
    await this.move(caller, doc, elemento.toHexString(), { destino: desde, desde: sprint });
  }

  private async move(
    { _id: actor }: Caller,
    { autor, token, proyecto }: PropuestaDoc,
    historia: string,
    way: { destino: string | null; desde: string | null },
  ): Promise<void> {
    await asProposed(autor.toHexString(), token, () =>
      this.commands.ask(planificarHistoria, { actor, proyecto: proyecto.toHexString(), historia, ...way }),
    );
  }
}
