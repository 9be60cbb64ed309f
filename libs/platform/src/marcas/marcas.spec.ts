import { describe, expect, it } from '@jest/globals';
import { MAX_EMOJIS, MAX_EMOJIS_POR_PERSONA, reaccionUpdateSchema } from '@pmp/contracts/common';
import {
  assertTextoVisto,
  changesOfDecision,
  changesOfReaccion,
  marcasOf,
  type MarcasDoc,
  personasEnMarcas,
} from './marcas';

const doc = (over: MarcasDoc = {}) => ({ version: 3, ...over });
const pon = (emoji: string) => ({ emoji, puesta: true });
const quita = (emoji: string) => ({ emoji, puesta: false });

describe('the emojis of what somebody said', () => {
  it('adds a person to an emoji, and takes them away, each once', () => {
    const one = changesOfReaccion(doc(), 'ana', pon('👍'));
    expect(one).toEqual({ reacciones: [{ emoji: '👍', personas: ['ana'] }], versionTexto: 3 });
    const two = changesOfReaccion(doc(one!), 'luis', pon('👍'));
    expect(two?.reacciones).toEqual([{ emoji: '👍', personas: ['ana', 'luis'] }]);
    expect(changesOfReaccion(doc(two!), 'luis', pon('👍'))).toBeNull();
    expect(changesOfReaccion(doc(two!), 'eva', quita('👍'))).toBeNull();
    const three = changesOfReaccion(doc(two!), 'ana', quita('👍'));
    expect(three?.reacciones).toEqual([{ emoji: '👍', personas: ['luis'] }]);
    expect(changesOfReaccion(doc(three!), 'luis', quita('👍'))?.reacciones).toEqual([]);
  });

  it('keeps the order in which the emojis came', () => {
    const reacciones = ['👍', '🎉', '👀'].map((emoji) => ({ emoji, personas: ['ana'] }));
    const changed = changesOfReaccion(doc({ reacciones }), 'luis', pon('🎉'));
    expect(changed?.reacciones?.map(({ emoji }) => emoji)).toEqual(['👍', '🎉', '👀']);
  });

  it('has room for so many, and for so many of one person', () => {
    const of = (count: number, persona: string) =>
      Array.from({ length: count }, (_, n) => ({ emoji: `e${n}`, personas: [persona] }));
    const own = doc({ reacciones: of(MAX_EMOJIS_POR_PERSONA, 'ana') });
    expect(() => changesOfReaccion(own, 'ana', pon('👍'))).toThrow('Ya has reaccionado con 8');
    expect(changesOfReaccion(own, 'luis', pon('👍'))).not.toBeNull();
    const full = doc({ reacciones: of(MAX_EMOJIS, 'ana') });
    expect(() => changesOfReaccion(full, 'luis', pon('👍'))).toThrow('ya hay 20 emojis');
    expect(changesOfReaccion(full, 'luis', pon('e0'))).not.toBeNull();
  });

  it.each(['👍', '❤️', '👩‍💻', '🇪🇸', '1️⃣'])('takes %s', (emoji) => {
    expect(reaccionUpdateSchema.safeParse(pon(emoji)).success).toBe(true);
  });

  it.each(['', 'a', '1', '👍👍', '👍 ', '<b>', '🇪', 'x'.repeat(50)])('refuses «%s»', (emoji) => {
    expect(reaccionUpdateSchema.safeParse(pon(emoji)).error?.issues[0]?.message).toBe('Elige un emoji');
  });
});

describe('a decision', () => {
  const now = new Date('2026-11-29T10:00:00Z');

  it('is marked by somebody and taken back, each once', () => {
    const made = changesOfDecision(doc(), 'ana', true, now);
    expect(made).toEqual({ decision: { por: 'ana', fecha: now }, versionTexto: 3 });
    expect(changesOfDecision(doc(made!), 'luis', true, now)).toBeNull();
    expect(changesOfDecision(doc(made!), 'luis', false, now)).toMatchObject({ decision: null });
    expect(changesOfDecision(doc(), 'luis', false, now)).toBeNull();
  });
});

it('lets its author change a text that others have put something on meanwhile, but not one that has changed', () => {
  const marked = doc({ versionTexto: 2 });
  for (const sent of [undefined, 2, 3]) expect(() => assertTextoVisto(sent, marked)).not.toThrow();
  for (const sent of [1, 4]) expect(() => assertTextoVisto(sent, marked)).toThrow();
  expect(() => assertTextoVisto(2, doc())).toThrow();
});

it('shows who put what, and nothing of what has nothing on it', () => {
  const marcas = {
    reacciones: [{ emoji: '👍', personas: ['ana', 'nadie'] }],
    decision: { por: 'ana', fecha: new Date('2026-11-29T10:00:00Z') },
  };
  const personaOf = (_id: string) => (_id === 'ana' ? { _id, nombre: 'Ana', avatar: null } : null);
  expect(personasEnMarcas(marcas)).toEqual(['ana', 'nadie', 'ana']);
  expect(marcasOf(marcas, personaOf)).toEqual({
    reacciones: [
      {
        emoji: '👍',
        personas: [
          { _id: 'ana', nombre: 'Ana' },
          { _id: 'nadie', nombre: 'Persona eliminada' },
        ],
      },
    ],
    decision: { por: { _id: 'ana', nombre: 'Ana' }, fecha: '2026-11-29T10:00:00.000Z' },
  });
  expect(marcasOf({ reacciones: [], decision: null }, personaOf)).toEqual({});
});
