import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { generar } from '../test/generar';
import { AUSENTES, campoOf, CAMPOS, ORDENES, type NombreDeCampo } from './campos';
import { type Comparador, type Consulta, MARCAS, no, type Nodo, o, y } from './consulta';
import { CODIGOS } from './errores';
import { escribir } from './escribir';
import { diasDe, PALABRAS_DE_FECHA } from './fechas';
import { conValores, textoDe, valoresDe } from './fichas';
import { consultaDeLista, listaDeConsulta } from './lista';
import { leer, MAX_CONDICIONES, MAX_PROFUNDIDAD } from './leer';
import { completar, escribiendo, palabrasPara } from './sugerir';

/** Where something was read is not what it says. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'lugar' ? undefined : each)));
const read = (texto: string): Consulta => {
  const { consulta, error } = leer(texto);
  if (error) throw new Error(`${texto}: ${JSON.stringify(error)}`);
  return consulta;
};
const again = (texto: string): string => escribir(read(texto));

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
  fc.constantFrom('o', 'O', 'bloqueada', 'yo', 'Ana Gil', '-7d', 'a"b', 'a\\', '(', 'estado:x', '«»', '“'),
);
const texts = word.filter((each) => Boolean(each.trim()));
const valueOf = (campo: NombreDeCampo): fc.Arbitrary<string> => {
  const { clase, valores, palabras = [] } = campoOf(campo);
  if (clase === 'lista') return fc.constantFrom(...(valores ?? []));
  if (clase === 'numero') return fc.integer({ min: 0, max: 999_999 }).map(String);
  if (clase === 'edad' || clase === 'fecha')
    return fc.constantFrom(
      ...PALABRAS_DE_FECHA,
      '7d',
      '2s',
      '1m',
      '2026-02-28',
      ...(clase === 'fecha' ? ['-3d'] : ['2026-11-28T10:00:00Z', '2026-11-28T10:00:00.123+01:00']),
    );
  // A name that is also a word of the language is printed as the word.
  return fc.oneof(
    texts.filter((each) => !palabras.includes(each.toLowerCase())),
    ...palabras.map(fc.constant),
  );
};
const condiciones: fc.Arbitrary<Nodo> = fc
  .constantFrom(...(Object.keys(CAMPOS) as NombreDeCampo[]))
  .chain((campo) =>
    fc.record({
      clase: fc.constant('condicion' as const),
      campo: fc.constant(campo),
      comparador: fc.constantFrom<Comparador>(
        ...((campoOf(campo).ordenado ? [':', '<', '<=', '>', '>='] : [':']) as Comparador[]),
      ),
      valores: fc.uniqueArray(valueOf(campo), { minLength: 1, maxLength: 3 }),
    }),
  );
const hojas = fc.oneof(
  condiciones,
  fc.record({
    clase: fc.constant('texto' as const),
    valores: fc.array(texts, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ clase: fc.constant('marca' as const), marca: fc.constantFrom(...MARCAS) }),
);
const { nodo } = fc.letrec<{ nodo: Nodo }>((tie) => ({
  nodo: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hojas,
    fc.array(tie('nodo'), { minLength: 1, maxLength: 3 }).map((de) => y(de)!),
    fc.array(tie('nodo'), { minLength: 1, maxLength: 3 }).map((de) => o(de)!),
    tie('nodo').map(no),
  ),
}));
const consultas: fc.Arbitrary<Consulta> = fc.record({
  donde: fc.option(nodo),
  orden: fc.array(fc.record({ campo: fc.constantFrom(...ORDENES), desciende: fc.boolean() }), {
    maxLength: 2,
  }),
});

describe('the language of queries', () => {
  it('reads what it prints as it was, whatever it says', () => {
    fc.assert(
      fc.property(consultas, (consulta) => {
        const texto = escribir(consulta);
        fc.pre(texto.length <= 1000);
        expect(bare(read(texto))).toEqual(bare(consulta));
      }),
      { numRuns: 400 },
    );
  });

  it('answers to any text, points into it, and prints what it has read so that it stays', () => {
    const pieces = fc.constantFrom(
      'estado:',
      'a',
      ' ',
      '(',
      ')',
      '"',
      '-',
      'o ',
      ',',
      '>',
      ':',
      'vence<7d',
      '«',
      '\\',
      'é',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 14 }).map((all) => all.join('')),
        (texto) => {
          const { consulta, error } = leer(texto);
          if (consulta) expect(again(escribir(consulta))).toBe(escribir(consulta));
          else {
            expect(CODIGOS).toContain(error.codigo);
            expect(error.lugar.desde).toBeLessThanOrEqual(error.lugar.hasta);
            expect(error.lugar.hasta).toBeLessThanOrEqual(texto.length);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      'estado:"en progreso" asignado:yo etiqueta:pagos -bloqueada puntos>5 vence<7d orden:-actualizado',
      'estado:"en progreso" asignado:yo etiqueta:pagos -bloqueada puntos>5 vence<7d orden:-actualizada',
    ],
    ['ESTADO = En-Progreso', 'estado:"en progreso"'],
    ['responsable:nadie tipo:epica,BUG', 'asignado:nadie tipo:épica,bug'],
    ['asignado:"yo"', 'asignado:yo'],
    ['prioridad>=critica', 'prioridad>=crítica'],
    ['(a o b) -(c d) "dos palabras"', '(a o b) -(c d) "dos palabras"'],
    ['a b o c', 'a b o c'],
    ['((a))', 'a'],
    ['-"bloqueada" bloqueadas', '-"bloqueada" bloqueada'],
    ['orden:prioridad a o_b sin:etiquetas', 'a o_b sin:etiqueta orden:prioridad'],
    ['a o b', 'a o b'],
    ['vence:"esta semana"', 'vence:esta-semana'],
    ['  ', ''],
  ])('%s', (texto, printed) => {
    expect(again(texto)).toBe(printed);
  });

  it.each([
    ['estdo:pendiente', 'campoDesconocido', 'estdo'],
    ['a estado:hecha b', 'valorNoValido', 'hecha'],
    ['puntos>muchos', 'numeroNoValido', 'muchos'],
    ['vence<pronto', 'fechaNoValida', 'pronto'],
    ['vence:2026-02-30', 'fechaNoValida', '2026-02-30'],
    ['creada>-7d', 'fechaNoValida', '-7d'],
    ['creada>2026-02-30T10:00:00Z', 'fechaNoValida', '2026-02-30T10:00:00Z'],
    ['creada>2026-02-20T25:00:00Z', 'fechaNoValida', '2026-02-20T25:00:00Z'],
    ['creada>2026-02-20T10:00:00', 'fechaNoValida', '2026-02-20T10:00:00'],
    ['vence>2026-02-20T10:00:00Z', 'fechaNoValida', '2026-02-20T10:00:00Z'],
    ['estado>pendiente', 'sinComparar', 'estado'],
    ['orden:color', 'ordenNoValido', 'color'],
    ['-(a orden:titulo)', 'ordenDentro', 'orden'],
    ['a "sin cerrar', 'comillasSinCerrar', '"sin cerrar'],
    ['a (b', 'parentesisSinCerrar', '('],
    ['a b)', 'parentesisDeMas', ')'],
    ['a ()', 'grupoVacio', ')'],
    ['asignado:', 'faltaValor', 'asignado:'],
    ['estado:pendiente,', 'faltaValor', 'estado:pendiente,'],
    ['a - b', 'menosSuelto', '-'],
    ['a o ', 'oSuelta', 'o'],
    ['o a', 'oSuelta', 'o'],
    ['a, b, ,', 'faltaValor', ','],
    [', a', 'comaSuelta', ','],
    ['>5', 'comparadorSuelto', '>'],
  ])('%s: %s at %s', (texto, codigo, palabra) => {
    const { error } = leer(texto);
    expect([error?.codigo, error?.palabra]).toEqual([codigo, palabra]);
    expect(texto.slice(error?.lugar.desde, error?.lugar.hasta).startsWith(palabra)).toBe(true);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'takes %s for a word like any other',
    (word) => {
      expect(read(word)).toMatchObject({ donde: { clase: 'texto', valores: [word] } });
      expect(() => read(`${word}:1`)).toThrow();
      expect(() => read(`estado:${word}`)).toThrow();
    },
  );

  it('refuses what would be too much to look for', () => {
    const many = Array.from({ length: MAX_CONDICIONES + 1 }, (_, n) => `p${n}`).join(' ');
    expect([leer(many), leer('x'.repeat(1001))].map(({ error }) => error?.codigo)).toEqual([
      'demasiadasCondiciones',
      'demasiadoLarga',
    ]);
  });

  it('refuses groups within groups that no database would answer, and not what is only in parentheses', () => {
    const deep = (groups: number): string =>
      groups === 1 ? 'a o b' : `a${groups} ${groups % 2 ? 'o ' : ''}-(${deep(groups - 1)})`;
    expect(leer(deep(MAX_PROFUNDIDAD)).consulta).toBeDefined();
    expect(leer(deep(MAX_PROFUNDIDAD + 1)).error).toMatchObject({ codigo: 'demasiadoHonda', valores: '20' });
  });

  it('reads deep parentheses in no time, and its parser is what the grammar makes', () => {
    const start = performance.now();
    expect(leer(`${'('.repeat(498)}a${')'.repeat(498)}`).consulta).toBeDefined();
    expect(leer('('.repeat(900)).error?.codigo).toBe('grupoVacio');
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(readFileSync(new URL('gramatica.js', import.meta.url), 'utf8')).toBe(generar());
  });
});

describe('dates', () => {
  const day = (texto: string) => new Date(`${texto}T00:00:00Z`).getTime() / 86_400_000;
  const hoy = day('2026-11-25');
  const said = (valor: string, comparador: Comparador = ':', isAge = false) =>
    Object.values(diasDe(valor, comparador, { hoy, isAge })).map((dia: number | null) =>
      dia === null ? '' : new Date(dia * 86_400_000).toISOString().slice(5, 10),
    );

  it.each([
    ['hoy', ':', ['11-25', '11-26']],
    ['mañana', '>', ['11-27', '']],
    ['esta-semana', ':', ['11-23', '11-30']],
    ['próxima-semana', '<', ['', '11-30']],
    ['mes-pasado', ':', ['10-01', '11-01']],
    ['7d', '<', ['', '12-02']],
    ['7d', '<=', ['', '12-03']],
    ['7d', ':', ['11-25', '12-03']],
    ['-2s', '>=', ['11-11', '']],
    ['2026-12-31', '>', ['01-01', '']],
  ] as const)('%s %s', (valor, comparador, expected) => {
    expect(said(valor, comparador)).toEqual(expected);
  });

  it('count an age backwards', () => {
    expect([said('7d', '<', true), said('7d', '>', true), said('7d', ':', true)]).toEqual([
      ['11-19', ''],
      ['', '11-18'],
      ['11-18', '11-26'],
    ]);
  });
});

describe('chips', () => {
  it('show and change what they can of a query, and leave the rest', () => {
    const consulta = read('estado:pendiente (a o b) etiqueta:x -estado:completada vencida hola');
    expect([valoresDe(consulta, 'estado'), textoDe(consulta)]).toEqual([['pendiente'], 'hola']);
    const next = conValores(consulta, 'estado', ['completada', 'bloqueada']);
    expect(escribir(next)).toBe(
      'estado:completada,bloqueada (a o b) etiqueta:x -estado:completada vencida hola',
    );
    expect(escribir(conValores(next, 'estado', []))).not.toMatch(/^estado/);
    expect(escribir(conValores(next, 'asignado', ['Ana Gil']))).toMatch(/ asignado:"Ana Gil"$/);
  });
});

describe('a saved list of tasks', () => {
  it.each([
    ['', 'tipo:tarea', null],
    ['asignado=yo&estado=sin-completar', 'tipo:tarea abierta asignado:yo', null],
    [
      'estado=en+progreso&prioridad=cr%C3%ADtica&tipo=bug',
      'tipo:tarea estado:"en progreso" prioridad:crítica tipo:bug',
      null,
    ],
    ['vencidas=1&q=se%C3%B1al+roja&orden=-fechaLimite', 'tipo:tarea vencida señal roja orden:-vence', null],
    [
      'prioridad=alta&q=asignado%3AAna+-vencida+%28pago+o+cobro%29',
      'tipo:tarea prioridad:alta asignado:Ana -vencida (pago o cobro)',
      null,
    ],
    [
      'etiqueta=0123456789abcdef01234567&orden=asignado',
      'tipo:tarea etiqueta:0123456789abcdef01234567',
      'asignado',
    ],
    ['estado=rara&otra=x', 'tipo:tarea', null],
  ])('%s', (lista, expected, grupo) => {
    const { consulta, agrupar } = consultaDeLista(lista);
    expect([escribir(consulta), agrupar]).toEqual([expected, grupo]);
    expect(again(expected)).toBe(expected);
    const back = listaDeConsulta(consulta, agrupar);
    expect(new URLSearchParams(back ?? '').toString()).toBe(
      new URLSearchParams(lista.replace('estado=rara&otra=x', ''))
        .toString()
        .split('&')
        .sort((a, b) => (back ?? '').indexOf(a) - (back ?? '').indexOf(b))
        .join('&'),
    );
  });
});

it.each([
  'estado:pendiente',
  'tipo:historia estado:pendiente',
  'tipo:tarea orden:creada',
  'tipo:tarea orden:titulo,vence',
])('%s is no filter of that list', (texto) => {
  expect(listaDeConsulta(read(texto))).toBeNull();
});

describe('suggestions', () => {
  it.each([
    ['est|', null, ['estado:']],
    ['a -bl|', null, ['bloqueada']],
    ['estado:en|', 'estado', ['en progreso', 'en revisión']],
    ['estado:pendiente,"en re|', 'estado', ['en revisión']],
    ['(asignado:|', 'asignado', ['yo', 'nadie']],
    ['vence<m|', 'vence', ['mañana', 'mes-pasado']],
    ['orden:-pr|', 'orden', ['-prioridad', 'prioridad', '-proyecto', 'proyecto']],
    ['sin:e|', 'sin', AUSENTES.filter((each) => each.startsWith('e'))],
  ])('%s', (written, campo, expected) => {
    const cursor = written.indexOf('|');
    const texto = written.replace('|', '');
    const at = escribiendo(texto, cursor);
    expect(at.campo).toBe(campo);
    expect(palabrasPara(at)).toEqual(expected);
    const completed = completar(texto, at, expected[0]!);
    if (campo) expect(leer(completed.texto.replace('(', '')).error).toBeUndefined();
    expect(completed.texto.slice(0, completed.cursor)).toBe(completed.texto);
  });
});
