import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { badManifests, badShapes, type Objects } from './bad-manifests.ts';
import { faultsOf } from './faults.ts';
import { type KubeObject, parseObjects } from './objects.ts';
import { rules } from './rules.ts';

const good = readFileSync(join(import.meta.dirname, 'good-manifest.yaml'), 'utf8');

function spoilt(spoil: (objects: Objects) => void): KubeObject[] {
  const all = parseObjects(good);
  spoil({ ...Object.fromEntries(all.map((object) => [object.kind, object])), all } as Objects);
  return all;
}

describe('manifest rules', () => {
  it('has a bad manifest for every rule', () => {
    expect(Object.keys(badManifests).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it('lets the good manifest through', () => {
    expect(faultsOf(parseObjects(good))).toEqual([]);
  });

  it.each(Object.keys(badManifests))('%s refuses its bad manifest', (name) => {
    const refusedBy = faultsOf(spoilt(badManifests[name]!)).map((fault) => fault.rule);
    expect(refusedBy).toContain(name);
  });
});

describe('schema', () => {
  it.each(badShapes)('%s', (because, spoil) => {
    const faults = faultsOf(spoilt(spoil));
    expect(faults.map((fault) => fault.what)).toEqual([because]);
  });
});
