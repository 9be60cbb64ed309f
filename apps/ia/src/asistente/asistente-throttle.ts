import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { erroresAsistente } from '@pmp/contracts/ia';
import { DomainError, SharedLimit } from '@pmp/platform';
import type { Connection } from 'mongoose';

const POR_MINUTO = 60;
const MINUTO_S = 60;
/** Answers that one person may have under way at once, over all tabs. */
const A_LA_VEZ = 3;

/** Keeps one person from using up the assistant. Messages are counted over all replicas, open answers in each. */
@Injectable()
export class AsistenteThrottle {
  private readonly limit: SharedLimit;
  private readonly abiertas = new Map<string, number>();

  constructor(@InjectConnection() connection: Connection) {
    this.limit = new SharedLimit(connection, { name: 'asistente', points: POR_MINUTO, seconds: MINUTO_S });
  }

  /** Counts a message. Call the returned function when its answer is over. */
  async enter(usuario: string): Promise<() => void> {
    const abiertas = this.abiertas.get(usuario) ?? 0;
    if (abiertas >= A_LA_VEZ) throw new DomainError(erroresAsistente.demasiadosMensajes, { segundos: 1 });
    this.abiertas.set(usuario, abiertas + 1);
    const segundos = Math.ceil(await this.limit.secondsToWait(usuario));
    if (segundos === 0) return () => this.leave(usuario);
    this.leave(usuario);
    throw new DomainError(erroresAsistente.demasiadosMensajes, { segundos });
  }

  private leave(usuario: string): void {
    const left = (this.abiertas.get(usuario) ?? 1) - 1;
    if (left) this.abiertas.set(usuario, left);
    else this.abiertas.delete(usuario);
  }
}
