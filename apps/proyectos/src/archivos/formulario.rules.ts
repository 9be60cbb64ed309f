import { erroresComunes } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';

const NUMBERS = new Set(['tiempoEstimado', 'version']);
/** A blank one says nothing. */
const OMITTED_BLANK = new Set(['version', '_id']);

/** The value of a form's text as JSON would carry it. */
function valueOf(name: string, text: string): unknown {
  if (!text.trim()) {
    if (OMITTED_BLANK.has(name)) return undefined;
    return name === 'despuesDe' ? null : text;
  }
  return NUMBERS.has(name) ? Number(text) : text;
}

/** A form carries texts only: what the JSON body of the same route would be. */
export const bodyOf = (texts: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries([...texts].map(([name, text]) => [name, valueOf(name, text)]));

const TOO_MANY_FILES = 'FST_FILES_LIMIT';
const TOO_MUCH = new Set(['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);
const BROKEN = /unexpected end|premature|aborted|terminated early|malformed|multipart|boundary/i;

/** What went wrong with a form, in our own words; anything else as it is. */
export function formError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === TOO_MANY_FILES) return new DomainError(erroresProyectos.demasiadosArchivos);
  if (TOO_MUCH.has(code ?? '')) return new DomainError(erroresComunes.cuerpoDemasiadoGrande);
  const broken = code?.startsWith('FST_') || BROKEN.test(message ?? '');
  return broken ? new DomainError(erroresProyectos.formularioNoLegible) : error;
}
