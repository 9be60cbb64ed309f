import type { VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { createHash } from 'node:crypto';
import type { EntradaDoc } from './entrada.model';

/** The digest that the first line links to. */
export const CHAIN_START = '0'.repeat(64);

export interface ChainLink {
  seq: number;
  huella: string;
}

/** A line without its place in the chain. */
export type LineContent = Omit<EntradaDoc, '_id' | 'previa' | 'huella'>;

/** The same text for the same content: keys sorted, dates as ISO texts. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

export function digestOf({ huella: _huella, _id: seq, ...rest }: EntradaDoc): string {
  return createHash('sha256')
    .update(canonical({ seq, ...rest }))
    .digest('hex');
}

/** Turns the contents into the lines that follow `head`. */
export function chain(head: ChainLink, contenidos: readonly LineContent[]): EntradaDoc[] {
  let { seq, huella: previa } = head;
  return contenidos.map((contenido) => {
    const entrada: EntradaDoc = { _id: (seq += 1), ...contenido, previa, huella: '' };
    entrada.huella = previa = digestOf(entrada);
    return entrada;
  });
}

export type ChainFault = NonNullable<VerificacionAuditoria['rota']>;

/** What is wrong with a line that should follow `anterior`; null: nothing. */
export function faultOf(anterior: ChainLink, entrada: EntradaDoc): ChainFault | null {
  const seq = anterior.seq + 1;
  if (entrada._id !== seq) return { seq, motivo: 'falta' };
  if (entrada.previa !== anterior.huella) return { seq, motivo: 'enlace' };
  return entrada.huella === digestOf(entrada) ? null : { seq, motivo: 'huella' };
}

/**
 * Lines whose content no longer fits their digest, until a later line accounts for them: it names the digest that the
 * line keeps and that of what it says now.
 */
export class Redactions {
  private readonly open = new Map<number, { de: string; a: string }>();

  /** Like `faultOf`, but a line that was redacted is not broken yet. */
  faultOf(anterior: ChainLink, entrada: EntradaDoc): ChainFault | null {
    const fault = faultOf(anterior, entrada);
    if (fault?.motivo === 'huella') this.open.set(entrada._id, { de: entrada.huella, a: digestOf(entrada) });
    else if (fault === null && entrada.accion === 'redactada') this.account(entrada);
    if (fault === null || fault.motivo === 'huella') return null;
    // What does not follow is the line before, if it is the one that was changed.
    return this.open.has(anterior.seq) ? { seq: anterior.seq, motivo: 'huella' } : fault;
  }

  /** The first line that nobody accounts for. */
  unaccounted(): ChainFault | null {
    const [seq] = [...this.open.keys()].sort((a, b) => a - b);
    return seq === undefined ? null : { seq, motivo: 'huella' };
  }

  private account({ cambios }: EntradaDoc): void {
    for (const { campo, de, a } of cambios) {
      const open = this.open.get(Number(campo));
      if (open && open.de === de && open.a === a) this.open.delete(Number(campo));
    }
  }
}

/** What is wrong with the end of a trail whose lines are all right; null: nothing. */
export function endFaultOf(ultima: ChainLink, head: ChainLink): ChainFault | null {
  if (ultima.seq < head.seq) return { seq: ultima.seq + 1, motivo: 'falta' };
  return ultima.huella === head.huella ? null : { seq: head.seq, motivo: 'cabeza' };
}
