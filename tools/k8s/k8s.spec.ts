import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badManifests, badShapes, type Objects } from './reglas/bad-manifests.ts';
import { faultsOf } from './faults.ts';
import { type KubeObject, ofKind, parseObjects } from './objetos/objects.ts';
import { objectsOf, overlays } from './objetos/overlays.ts';
import { findRenderer } from './objetos/render.ts';
import { rules } from './reglas/rules.ts';

const good = readFileSync(join(import.meta.dirname, 'good-manifest.yaml'), 'utf8');

function spoilt(spoil: (objects: Objects) => void): KubeObject[] {
  const all = parseObjects(good);
  spoil({ ...Object.fromEntries(all.map((object) => [object.kind, object])), all } as Objects);
  return all;
}

describe('manifest rules', () => {
  it('have a bad manifest for every rule', () => {
    expect(Object.keys(badManifests).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it('accept the good manifest', () => {
    expect(faultsOf(parseObjects(good))).toEqual([]);
  });

  it.each(Object.keys(badManifests))('reject the bad manifest of %s', (name) => {
    const refusedBy = faultsOf(spoilt(badManifests[name]!)).map((fault) => fault.rule);
    expect(refusedBy).toContain(name);
  });
});

(findRenderer() ? describe : describe.skip)('installations', () => {
  let local: KubeObject[];
  let production: KubeObject[];

  beforeAll(() => {
    local = objectsOf('local');
    production = objectsOf('production');
  });

  it('are the two that these tests check', () => {
    expect(overlays()).toEqual(['local', 'production']);
  });

  it('break no rule', () => {
    expect(faultsOf(local)).toEqual([]);
    expect(faultsOf(production)).toEqual([]);
  });

  it('keep their data in the cluster for trials, and outside it in production', () => {
    expect(ofKind(local, 'StatefulSet').map(({ metadata }) => metadata.name)).toEqual(['mongo', 'nats']);
    expect(ofKind(production, 'StatefulSet', 'Secret')).toEqual([]);
  });
});

describe('the schema reports', () => {
  it.each(badShapes)('%s', (because, spoil) => {
    const faults = faultsOf(spoilt(spoil));
    expect(faults.map((fault) => fault.what)).toEqual([because]);
  });
});
