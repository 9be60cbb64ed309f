import { erroresComunes } from '@pmp/contracts/common';
import { erroresMensajes } from '@pmp/contracts/mensajes';
import { DomainError, formError } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

const REFUSED = {
  tooManyFiles: erroresMensajes.demasiadosArchivos,
  broken: erroresMensajes.formularioIncompleto,
};

/**
 * Passes the files of a form to `take` one by one as they arrive, and drops its other fields. If the form turns out
 * broken, or `confirm` refuses it at its end, `undo` gets the files already taken.
 */
export async function eachFile<T>(
  request: FastifyRequest,
  take: (nombre: string | undefined, bytes: Readable) => Promise<T>,
  undo: (taken: T[]) => Promise<void>,
  confirm: () => Promise<unknown>,
): Promise<T[]> {
  if (!request.isMultipart()) throw new DomainError(erroresComunes.tipoDeContenido);
  const taken: T[] = [];
  try {
    for await (const part of request.files()) taken.push(await take(part.filename, part.file));
    await confirm();
  } catch (error) {
    // Node does not read a piped request to its end; left like that, its connection would hang.
    request.raw.unpipe().resume();
    await undo(taken);
    throw formError(error, REFUSED);
  }
  if (taken.length === 0) throw new DomainError(erroresMensajes.sinArchivo);
  return taken;
}
