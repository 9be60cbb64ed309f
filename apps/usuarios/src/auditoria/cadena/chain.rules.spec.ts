import { describe, expect, it } from '@jest/globals';
import { chain, type LineContent, endFaultOf, faultOf, digestOf, CHAIN_START } from './chain.rules';

const contenido = (n: number): LineContent => ({
  cuando: new Date(n),
  quien: null,
  servicio: 'proyectos',
  entidad: 'historia',
  id: null,
  titulo: `H${n}`,
  proyecto: null,
  accion: 'actualizada',
  cambios: [{ campo: 'puntos', de: null, a: n }],
  mensaje: `m${n}`,
});
const start = { seq: 0, huella: CHAIN_START };
const link = ({ _id, huella }: { _id: number; huella: string }) => ({ seq: _id, huella });

describe('the chain', () => {
  it('numbers the lines and links each to the one before', () => {
    const [uno, dos] = chain(start, [contenido(1), contenido(2)]);
    expect([uno!._id, uno!.previa, dos!._id, dos!.previa]).toEqual([1, CHAIN_START, 2, uno!.huella]);
    expect(chain(link(uno!), [contenido(2)])).toEqual([dos]);
  });

  it('gives the same content the same digest, whatever the order of its fields', () => {
    const [entrada] = chain(start, [contenido(1)]);
    const turned = Object.fromEntries(Object.entries(entrada!).reverse());
    expect(digestOf(turned as unknown as typeof entrada & object)).toBe(entrada!.huella);
    // Computed with another program: a trail of today must still verify in ten years.
    expect(entrada!.huella).toBe('5f0c5cce6222f686b2c6f30c97f5f44c87e34d0c4c78873ea87d9a7196b3ba66');
  });

  it('detects a changed, a missing and a replaced line', () => {
    const [uno, dos, tres] = chain(start, [1, 2, 3].map(contenido));
    expect(faultOf(link(uno!), dos!)).toBeNull();
    expect(faultOf(link(uno!), { ...dos!, titulo: 'Otro' })).toEqual({ seq: 2, motivo: 'huella' });
    expect(faultOf(link(uno!), tres!)).toEqual({ seq: 2, motivo: 'falta' });
    const [forged] = chain(start, [contenido(9)]);
    expect(faultOf(link(forged!), dos!)).toEqual({ seq: 2, motivo: 'enlace' });
  });

  it('must end where the head says', () => {
    const [uno, dos] = chain(start, [1, 2].map(contenido)).map(link);
    expect(endFaultOf(dos!, dos!)).toBeNull();
    expect(endFaultOf(uno!, dos!)).toEqual({ seq: 2, motivo: 'falta' });
    expect(endFaultOf({ seq: 2, huella: CHAIN_START }, dos!)).toEqual({ seq: 2, motivo: 'cabeza' });
  });
});
