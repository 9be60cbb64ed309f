import type { VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { createHash } from 'node:crypto';
import type { EntradaDoc } from './entrada.model';

/** What the first line follows from. */
export const CHAIN_START = '0'.repeat(64);

export interface ChainLink {
  seq: number;
  huella: string;
}

/** A line before it has its place in the chain. */
export type LineContent = Omit<EntradaDoc, '_id' | 'previa' | 'huella'>;

/** One text for one content: keys in order, dates as ISO texts. */
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

/** The contents as the lines that follow `cabeza`. */
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

/** What is wrong with the end of a trail whose lines are all right. */
export function endFaultOf(ultima: ChainLink, head: ChainLink): ChainFault | null {
  if (ultima.seq < head.seq) return { seq: ultima.seq + 1, motivo: 'falta' };
  return ultima.huella === head.huella ? null : { seq: head.seq, motivo: 'cabeza' };
}
