import type { VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { AuditoriaRepository } from '../cadena/auditoria.repository';
import { type ChainLink, endFaultOf, CHAIN_START, type ChainFault, Redactions } from '../cadena/chain.rules';

const PAGE = 1_000;

/** Verifies the whole chain; lines appended meanwhile are left for the next time. */
@Injectable()
export class VerifyAuditoria {
  /** Several people who ask at once share one walk, because each reads everything. */
  private readonly walks = new Map<string, Promise<VerificacionAuditoria>>();

  constructor(private readonly repository: AuditoriaRepository) {}

  verifyFor(caller: Caller, ancla?: string): Promise<VerificacionAuditoria> {
    assertAllowed(caller, 'usuario.administrar', {});
    return this.verify(ancla);
  }

  /** `ancla`: an earlier `<seq>:<huella>` that the trail must still contain. */
  verify(ancla = ''): Promise<VerificacionAuditoria> {
    const running = this.walks.get(ancla) ?? this.walk(ancla).finally(() => this.walks.delete(ancla));
    this.walks.set(ancla, running);
    return running;
  }

  private async walk(ancla: string): Promise<VerificacionAuditoria> {
    const { seq, huella } = await this.repository.findHead();
    const head = { seq, huella };
    const { last, rota } = await this.follow(head, ancla);
    const fault = rota ?? endFaultOf(last, head) ?? (await this.beyondFault()) ?? unreachedFault(last, ancla);
    return { integra: fault === null, entradas: last.seq, cabeza: head, rota: fault };
  }

  private async follow(
    head: ChainLink,
    ancla: string,
  ): Promise<{ last: ChainLink; rota: ChainFault | null }> {
    let last: ChainLink = { seq: 0, huella: CHAIN_START };
    const redactions = new Redactions();
    while (last.seq < head.seq) {
      const page = await this.repository.listChain(last.seq, PAGE);
      if (page.length === 0) break;
      for (const entrada of page.slice(0, head.seq - last.seq)) {
        const rota = redactions.faultOf(last, entrada) ?? anchorFault(entrada._id, entrada.huella, ancla);
        if (rota) return { last, rota };
        last = { seq: entrada._id, huella: entrada.huella };
      }
    }
    return { last, rota: redactions.unaccounted() };
  }

  /** Reads in this order, because a line and its head are written together. */
  private async beyondFault(): Promise<ChainFault | null> {
    const lastSeq = await this.repository.findLastSeq();
    const { seq } = await this.repository.findHead();
    return lastSeq > seq ? { seq: seq + 1, motivo: 'cabeza' } : null;
  }
}

const anchorFault = (seq: number, huella: string, ancla: string): ChainFault | null =>
  ancla.startsWith(`${seq}:`) && ancla !== `${seq}:${huella}` ? { seq, motivo: 'ancla' } : null;

const unreachedFault = ({ seq }: ChainLink, ancla: string): ChainFault | null =>
  Number(ancla.split(':')[0]) > seq ? { seq: seq + 1, motivo: 'ancla' } : null;
