import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@pmp/platform';
import { config } from '../config';
import { isActive, preferenciasOf } from '../notificaciones/notificacion.rules';
import { LostPlaces } from '../notificaciones/lost-places';
import { MailQueueRepository } from '../notificaciones/mail-queue.repository';
import { type Persona, Personas } from '../personas/personas';
import { JobScheduler } from '../jobs/job-scheduler';
import type { JobRun } from '../jobs/job';
import { Mailer, type Send } from './mailer';
import { type Outcome, outcomeOf } from './outcome.rules';
import { composeResumen } from './resumen.rules';

/** Notifications older than this are not mailed: the SMTP server was away, or has only just been configured. */
const MAX_AGE_MS = 7 * 86_400_000;

interface Warner {
  warn(context: object, text: string): void;
}

/** Mails each person their unread notifications that have not been mailed yet, in one mail. */
@Injectable()
export class ResumenService implements OnApplicationBootstrap {
  constructor(
    private readonly mailQueue: MailQueueRepository,
    private readonly personas: Personas,
    private readonly lost: LostPlaces,
    private readonly mailer: Mailer,
    private readonly scheduler: JobScheduler,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {}

  onApplicationBootstrap(): void {
    if (!config.SMTP_URL) return;
    const everyMs = config.CORREO_CADA_S * 1_000;
    this.scheduler.every({ nombre: 'resumen', everyMs, run: (run) => this.writeToAll(run) });
  }

  private async writeToAll(run: JobRun): Promise<void> {
    const since = new Date(Date.now() - MAX_AGE_MS);
    const usuarios = await this.mailQueue.waiting(since);
    if (!usuarios.length) return;
    const send = await this.mailer.open().catch((error: unknown) => this.report(error, 'away'));
    if (!send) return;
    for (const usuario of usuarios) {
      if (!(await run.goesOn()) || !(await this.writeTo(usuario, since, send))) return;
    }
  }

  /** False when something is wrong with the server, so that the rest waits for the next run. */
  private async writeTo(usuario: string, since: Date, send: Send): Promise<boolean> {
    const persona = (await this.personas.find([usuario])).get(usuario);
    if (!persona) return true;
    if (!wantsMail(persona)) {
      await this.mailQueue.renounce(usuario);
      return true;
    }
    const { envio, docs } = await this.mailQueue.take(usuario, since);
    if (!docs.length) return true;
    const avisos = await this.lost.hide(usuario, docs);
    const correo = composeResumen({ nombre: persona.nombre, avisos, web: webUrl() });
    try {
      await send(persona, correo, envio);
      return true;
    } catch (error) {
      const outcome = outcomeOf(error);
      this.report(error, outcome);
      if (outcome === 'away' || outcome === 'later') await this.mailQueue.giveBack(usuario, envio);
      return outcome === 'later' || outcome === 'refused';
    }
  }

  /** Logs the reason only: an SMTP error has addresses in it. */
  private report(error: unknown, motivo: Outcome): null {
    const { code, responseCode, command } = error as Record<string, unknown>;
    this.logger.warn({ motivo, code, responseCode, command }, 'correo de avisos sin enviar');
    return null;
  }
}

/** Notifications repeat what others have written, which nobody wants in the inbox of a stranger. */
const wantsMail = (persona: Persona): boolean =>
  isActive(persona) && preferenciasOf(persona).email && persona.correoConfirmado !== false;

const webUrl = (): string => config.WEB_URL!.replace(/\/+$/, '');
