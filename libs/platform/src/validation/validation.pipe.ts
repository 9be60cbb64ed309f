import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { erroresComunes, type FieldError, type Sentence, sentenceOf } from '@pmp/contracts/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { DomainError } from '../errors/domain-error';
import './spanish';

/** A list with hundreds of faulty rows must not be answered with as many errors. */
const MAX_FIELD_ERRORS = 100;

const pathOf = (issue: StandardSchemaV1.Issue): string =>
  (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');

/** zod's own words, for what no schema has a sentence of, are known to others as a value that is not valid. */
const sentenceFor = ({ message }: StandardSchemaV1.Issue): Sentence =>
  sentenceOf(message) ?? { message, motivo: erroresComunes.campoNoValido.motivo };

/** Its sentence is the first field's, for whoever shows no others. */
export function validationError(issues: readonly StandardSchemaV1.Issue[]): DomainError {
  const firstOf = new Map<string, Sentence>();
  for (const issue of issues.slice(0, MAX_FIELD_ERRORS)) {
    const campo = pathOf(issue);
    // An empty address breaks two rules of one field: a person is told the first.
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

  /** The body parser already refused such keys and zod copies only declared ones: the walk would be waste. */
  protected override stripProtoKeys(): void {}
}
