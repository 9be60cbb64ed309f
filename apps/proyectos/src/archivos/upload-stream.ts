import { erroresProyectos, MAX_ARCHIVO_BYTES } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { HEAD_BYTES, kindOfHead } from './file-kind.rules';

export interface CheckedUpload {
  /** The same bytes; fails as soon as they are too many or begin like nothing that is allowed. */
  content: AsyncIterable<Buffer>;
  /** What the first bytes say, once all have passed. */
  kind(): string;
}

export function checked(bytes: AsyncIterable<Buffer>): CheckedUpload {
  let kind: string | null = null;
  let head: Buffer | null = Buffer.alloc(0);
  let size = 0;
  const settle = (start: Buffer) => {
    head = null;
    kind = kindOfHead(start);
    if (kind === null) throw new DomainError(erroresProyectos.archivoNoPermitido);
  };
  async function* pass() {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > MAX_ARCHIVO_BYTES) throw new DomainError(erroresProyectos.archivoDemasiadoGrande);
      if (head) head = Buffer.concat([head, chunk]);
      if (head && head.length >= HEAD_BYTES) settle(head);
      yield chunk;
    }
    if (size === 0) throw new DomainError(erroresProyectos.archivoVacio);
    if (head) settle(head);
  }
  return { content: pass(), kind: () => kind ?? '' };
}
