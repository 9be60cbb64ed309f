import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from './canonical';
import { digestOf, readManifest, sealed } from './manifest';

describe('canonicalJson', () => {
  it('returns the same text whatever the order of the keys, at any depth', () => {
    const one = canonicalJson({ b: 1, a: { d: [{ y: 2, x: 1 }], c: null } });
    expect(one).toBe(canonicalJson({ a: { c: null, d: [{ x: 1, y: 2 }] }, b: 1 }));
    expect(one).toBe('{"a":{"c":null,"d":[{"x":1,"y":2}]},"b":1}');
  });

  it('keeps the order of lists, which has a meaning', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
});

describe('the manifest', () => {
  const tipos = [{ tipo: 'epicas' as const, lineas: 1, sha256: 'a'.repeat(64) }];
  const unsealed = {
    formato: 1 as const,
    producto: '0.1.0',
    proyecto: { _id: '1'.repeat(24), nombre: 'Tienda', clave: 'TIENDA' },
    huella: digestOf(tipos),
    tipos,
    personas: [{ correo: 'ana@example.org', nombre: 'Ana' }],
    equipo: { nombre: 'Web', miembros: [] },
  };
  const manifest = sealed(unsealed);
  const read = (value: object) => readManifest(Buffer.from(JSON.stringify(value)));

  it('is read back as it was written', () => {
    expect(read(manifest)).toEqual(manifest);
  });

  it("has a digest of the content only, without the product's version or people's names", () => {
    expect(sealed({ ...unsealed, producto: '9.9.9', personas: [] }).huella).toBe(manifest.huella);
    expect(digestOf([{ ...tipos[0]!, lineas: 2 }])).not.toBe(manifest.huella);
  });

  it.each([
    ['of another format', { ...manifest, formato: 2 }, 'es de otro formato'],
    ['whose names were changed', { ...manifest, personas: [] }, 'el sello no corresponde'],
    ['with an unknown field', { ...manifest, mas: 1 }, 'mas'],
    ['with a wrong digest', sealed({ ...unsealed, huella: 'b'.repeat(64) }), 'la huella no'],
  ])('is rejected if it is one %s', (_why, value, message) => {
    expect(() => read(value)).toThrow(message);
  });
});
