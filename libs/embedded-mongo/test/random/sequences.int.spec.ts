import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { useEmbeddedMongo } from '../support.ts';
import { sequenceProperty } from './sequences.ts';

describe('random histories against the model', () => {
  const fixture = useEmbeddedMongo();

  it('agree on writes, reads and transactions', async () => {
    const property = sequenceProperty(fixture.connection.getClient() as never);
    await expect(fc.assert(property, { seed: 7, numRuns: 150 })).resolves.toBeUndefined();
  });
});
