import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@pmp/platform';
import { config } from '../config';
import { isActive, preferenciasOf } from '../notificaciones/notificacion.rules';
import { PorCorreoRepository } from '../notificaciones/por-correo.repository';
import { type Persona, Personas } from '../personas/personas';
import { Agenda } from '../turnos/agenda';
import type { Turno } from '../turnos/trabajo';
import { Cartero, type Send } from './cartero';
import { type Outcome, outcomeOf } from './outcome.rules';
import { composeResumen } from './resumen.rules';

/** What waited longer (the SMTP server was away, or has only just been set) is no news. */
const MAX_AGE_MS = 7 * 86_400_000;

interface Warner {
  warn(context: object, text: string): void;
}

/** Writes to each person what is unread and has not been mailed yet, in one mail. */
@Injectable()
export class ResumenService implements OnApplicationBootstrap {
  constructor(
    private readonly porCorreo: PorCorreoRepository,
    private readonly personas: Personas,
    private readonly cartero: Cartero,
    private readonly agenda: Agenda,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {}

  onApplicationBootstrap(): void {
    if (!config.SMTP_URL) return;
    const cadaMs = config.CORREO_CADA_S * 1_000;
    this.agenda.every({ nombre: 'resumen', cadaMs, run: (turno) => this.writeToAll(turno) });
  }

  private async writeToAll(turno: Turno): Promise<void> {
    const since = new Date(Date.now() - MAX_AGE_MS);
    const usuarios = await this.porCorreo.waiting(since);
    if (!usuarios.length) return;
    const send = await this.cartero.open().catch((error: unknown) => this.report(error, 'away'));
    if (!send) return;
    for (const usuario of usuarios) {
      if (!(await turno.goesOn()) || !(await this.writeTo(usuario, since, send))) return;
    }
  }

  /** False: something is wrong with the server, so the rest waits for the next run. */
  private async writeTo(usuario: string, since: Date, send: Send): Promise<boolean> {
    const persona = (await this.personas.find([usuario])).get(usuario);
    if (!persona) return true;
    if (!wantsMail(persona)) {
      await this.porCorreo.renounce(usuario);
      return true;
    }
    const { envio, docs } = await this.porCorreo.take(usuario, since);
    if (!docs.length) return true;
    const correo = composeResumen({ nombre: persona.nombre, avisos: docs, web: webUrl() });
    try {
      await send(persona, correo, envio);
      return true;
    } catch (error) {
      const outcome = outcomeOf(error);
      this.report(error, outcome);
      if (outcome === 'away' || outcome === 'later') await this.porCorreo.giveBack(usuario, envio);
      return outcome === 'later' || outcome === 'refused';
    }
  }

  /** The reason alone: an SMTP error carries addresses. */
  private report(error: unknown, motivo: Outcome): null {
    const { code, responseCode, command } = error as Record<string, unknown>;
    this.logger.warn({ motivo, code, responseCode, command }, 'correo de avisos sin enviar');
    return null;
  }
}

const wantsMail = (persona: Persona): boolean => isActive(persona) && preferenciasOf(persona).email;

const webUrl = (): string => config.WEB_URL!.replace(/\/+$/, '');
