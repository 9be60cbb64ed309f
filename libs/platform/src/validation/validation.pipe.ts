import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { erroresComunes, type FieldError, type Sentence, sentenceOf } from '@pmp/contracts/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { DomainError } from '../errors/domain-error';
import './spanish';

/** A list with hundreds of faulty rows must not return as many errors. */
const MAX_FIELD_ERRORS = 100;

const pathOf = (issue: StandardSchemaV1.Issue): string =>
  (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');

/** zod's own words, for what no schema has a sentence of, are known to others as a value that is not valid. */
const sentenceFor = ({ message }: StandardSchemaV1.Issue): Sentence =>
  sentenceOf(message) ?? { message, motivo: erroresComunes.campoNoValido.motivo };

/** Its message is that of the first field, for clients that do not show the others. */
export function validationError(issues: readonly StandardSchemaV1.Issue[]): DomainError {
  const firstOf = new Map<string, Sentence>();
  for (const issue of issues.slice(0, MAX_FIELD_ERRORS)) {
    const campo = pathOf(issue);
    // An empty address breaks two rules of one field: people see only the first.
    if (!firstOf.has(campo)) firstOf.set(campo, sentenceFor(issue));
  }
  const fields: FieldError[] = [...firstOf].map(([campo, sentence]) => ({ campo, ...sentence }));
  const { message, motivo, parametros }: Sentence = fields[0] ?? erroresComunes.datosNoValidos;
  return new DomainError({ kind: 'invalid', message, motivo }, parametros, fields);
}

@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => validationError(issues as StandardSchemaV1.Issue[]) });
  }

  /** The body parser has rejected such keys and zod copies only declared ones, so Nest's walk would be wasted. */
  protected override stripProtoKeys(): void {}
}
