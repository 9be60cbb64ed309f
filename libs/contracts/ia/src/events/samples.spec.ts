import { factEnvelopeSchema } from '@pmp/contracts/common';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as definitions from '../events';

const SAMPLES = new URL('./samples/', import.meta.url);

/** `hecho.ia.alerta.enviada.v1` is frozen in `alerta-enviada.v1.json`. */
const fileOf = (subject: string) => {
  const [, , ...rest] = subject.split('.');
  return `${rest.slice(0, -1).join('-')}.${rest.at(-1)}.json`;
};

const cases = Object.values(definitions).map(({ subject, datos }) => ({
  subject,
  file: fileOf(subject),
  schema: factEnvelopeSchema(datos),
}));

describe('frozen event samples', () => {
  it.each(cases)('$subject still reads what was first published', ({ file, schema }) => {
    const sample: unknown = JSON.parse(readFileSync(new URL(file, SAMPLES), 'utf8'));
    expect(schema.parse(sample)).toEqual(sample);
  });

  it('has no sample whose event is gone', () => {
    expect(readdirSync(SAMPLES).sort()).toEqual(cases.map((c) => c.file).sort());
  });
});
