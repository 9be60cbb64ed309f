import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import {
  factEnvelopeSchema,
  stateEnvelopeSchema,
  type FactDefinition,
  type StateDefinition,
} from '../src/bus/events';

type Definition = FactDefinition | StateDefinition;

const isDefinition = (exported: object): exported is Definition => 'subject' in exported;

/** `hecho.ia.alerta.enviada.v1` is frozen in `alerta-enviada.v1.json`, `estado.sprints.sprint.v1` in `sprint.v1.json`. */
const fileOf = ({ subject }: Definition): string => {
  const [, , ...rest] = subject.split('.');
  return `${rest.slice(0, -1).join('-')}.${rest.at(-1)}.json`;
};

const schemaOf = ({ subject, datos }: Definition) =>
  subject.startsWith('estado.') ? stateEnvelopeSchema(datos) : factEnvelopeSchema(datos);

/**
 * Checks the events of a domain against the samples frozen when each was first published: readers of version 1 must
 * keep accepting what is stored in the streams. A state may also have a frozen tombstone, such as
 * `equipo.lapida.v1.json`.
 */
export function describeSamples(exported: Record<string, object>, folder: URL): void {
  const frozen = readdirSync(folder);
  const schemas = new Map(
    Object.values(exported)
      .filter(isDefinition)
      .map((definition) => [fileOf(definition), schemaOf(definition)]),
  );

  describe('frozen event samples', () => {
    it.each(frozen)('%s is still accepted without losing a field', (file) => {
      const sample: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const schema = schemas.get(file.replace('.lapida.', '.'));
      expect(schema?.parse(sample)).toEqual(sample);
    });

    it('exist for every event', () => {
      expect(frozen).toEqual(expect.arrayContaining([...schemas.keys()]));
    });
  });
}
