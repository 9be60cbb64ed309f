import { borrarPersona, CommandClient, type ErasedPerson, ErasePerson, StreamTraces } from '@pmp/platform';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RedactAuditoria } from '../auditoria/escritura/redact-auditoria';
import { BorradosRepository, type PendingBorrado } from './borrados.repository';
import { SERVICIOS_CON_PERSONAS } from './servicios-con-personas';

/** Until the first look: what was on its way to a service has arrived by then. Each further one waits twice as long. */
const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;
/** A service looks through its whole database. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Looks for an erased person everywhere until a whole round finds nothing: in every service's database, in the messages
 * that the broker keeps, and in the trail. What is stored, and not this process, says what is left to do: an erasure goes
 * on after a crash, and waits for a service that is away. Two replicas at once do the same twice.
 */
@Injectable()
export class BorradoRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(BorradoRunner.name);
  private timer: NodeJS.Timeout | null = null;
  private waitMs = FIRST_MS;
  private stopping = false;

  constructor(
    private readonly borrados: BorradosRepository,
    private readonly own: ErasePerson,
    private readonly streams: StreamTraces,
    private readonly auditoria: RedactAuditoria,
    private readonly commands: CommandClient,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  /** Waits for nothing: what is cut off here is looked for again. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Begins, or goes on with, whatever is left. */
  wake(): void {
    this.waitMs = FIRST_MS;
    this.lookLater();
  }

  private lookLater(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.stopping) return;
    this.timer = setTimeout(() => void this.round(), this.waitMs);
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_MS);
  }

  private async round(): Promise<void> {
    try {
      for (const borrado of await this.borrados.listPending()) await this.look(borrado);
      if ((await this.borrados.listPending()).length > 0) this.lookLater();
    } catch (error) {
      this.logger.warn({ motivo: String(error) }, 'borrado de una persona sin terminar; se reintenta');
      this.lookLater();
    }
  }

  private async look(borrado: PendingBorrado): Promise<void> {
    const { nombre, correo, unica } = borrado;
    const persona: ErasedPerson = { _id: borrado._id.toHexString(), nombre, correo, unica };
    let quedaban = await this.own.erase(persona);
    for (const servicio of SERVICIOS_CON_PERSONAS) {
      const question = borrarPersona(servicio);
      quedaban += (await this.commands.ask(question, persona, { timeoutMs: PATIENCE_MS })).quedaban;
    }
    const { lineas, leido } = await this.auditoria.redact(persona);
    quedaban += lineas + (await this.streams.erase(persona, leido));
    if (quedaban > 0) return;
    await this.borrados.finish(borrado);
    this.logger.log({ persona: persona._id }, 'persona eliminada de todas partes');
  }
}
