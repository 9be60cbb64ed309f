import { Injectable } from '@nestjs/common';
import { erroresAsistente } from '@pmp/contracts/ia';
import { DomainError } from '@pmp/platform';

const MINUTE_MS = 60_000;
const POR_MINUTO = 60;
/** Answers that one person may have under way at once, over all tabs. */
const A_LA_VEZ = 3;

/** Keeps one person from using up the assistant. Counts per replica. */
@Injectable()
export class AsistenteThrottle {
  private readonly cuentas = new Map<string, number>();
  private readonly abiertas = new Map<string, number>();
  private ends = 0;

  /** Counts a message. Call the returned function when its answer is over. */
  enter(usuario: string): () => void {
    const now = Date.now();
    if (now >= this.ends) {
      this.cuentas.clear();
      this.ends = now + MINUTE_MS;
    }
    const cuenta = (this.cuentas.get(usuario) ?? 0) + 1;
    this.cuentas.set(usuario, cuenta);
    const abiertas = this.abiertas.get(usuario) ?? 0;
    if (cuenta > POR_MINUTO || abiertas >= A_LA_VEZ) {
      const segundos = cuenta > POR_MINUTO ? Math.ceil((this.ends - now) / 1_000) : 1;
      throw new DomainError(erroresAsistente.demasiadosMensajes, { segundos });
    }
    this.abiertas.set(usuario, abiertas + 1);
    return () => this.leave(usuario);
  }

  private leave(usuario: string): void {
    const left = (this.abiertas.get(usuario) ?? 1) - 1;
    if (left) this.abiertas.set(usuario, left);
    else this.abiertas.delete(usuario);
  }
}
