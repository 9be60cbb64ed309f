import { afterEach, describe, expect, it } from '@jest/globals';
import { erroresComunes, type ErrorSpec, FALTAS, PARTES, sentenceOf } from '@pmp/contracts/common';
import { AVISOS, CAMPOS_DE_TAREA } from '@pmp/contracts/notificaciones';
import { ESTADOS_PROYECTO, ESTADOS_TAREA } from '@pmp/contracts/proyectos';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeLanguage } from './i18n';
import { avisoText, serverText } from './server-text';
import { messagesIn } from '../testing/schema-messages';

const CONTRACTS = resolve(import.meta.dirname, '../../../../../libs/contracts');
const contracts = await Promise.all(
  globSync('*/src/index.ts', { cwd: CONTRACTS }).map(
    (path) => import(join(CONTRACTS, path)) as Promise<Record<string, unknown>>,
  ),
);
const catalogues = Object.fromEntries(
  await Promise.all(
    ['en', 'fr', 'de'].map(async (idioma) => {
      const { default: texts } = (await import(`./${idioma}/servidor.json`, { with: { type: 'json' } })) as {
        default: Catalogue;
      };
      return [`./${idioma}/servidor.json`, texts] as const;
    }),
  ),
);

interface Catalogue {
  error: Record<string, Record<string, string>>;
  aviso: Record<string, { titulo: string; mensaje: string }>;
  palabra: Record<string, Record<string, string>>;
}

/** Notes which values a sentence asks for. */
const placesOf = (message: unknown): string[] => {
  if (typeof message !== 'function') return [];
  const asked = new Set<string>();
  const parametros = new Proxy(
    {},
    { get: (_target, name) => (asked.add(String(name)), sampleOf(String(name))) },
  );
  (message as (parametros: object) => string)(parametros);
  return [...asked].sort();
};

/** A list where a list is expected, a day where a day is. */
const sampleOf = (name: string): unknown => {
  if (name === 'campos') return ['titulo'];
  return name === 'fecha' ? '2026-11-22' : 'x';
};

const variablesOf = (text: string): string[] =>
  Array.from(text.matchAll(/{{\s*(\w+)/g), ([, name]) => name ?? '').sort();

const isPlural = /_(one|other)$/;

const declared = Object.values(contracts)
  .flatMap((contract) => Object.entries(contract).filter(([name]) => name.startsWith('errores')))
  .flatMap(([, errors]) => Object.values(errors as Record<string, ErrorSpec>));

afterEach(() => changeLanguage('es'));

describe.each(Object.entries(catalogues))('%s', (_path, { error, aviso, palabra }) => {
  const texts = Object.entries(error).flatMap(([domain, of]) =>
    Object.entries(of).map(([key, text]) => ({ motivo: `${domain}.${key}`.replace(isPlural, ''), text })),
  );

  it('translates every error that a contract declares, and no other', () => {
    expect(declared.length).toBeGreaterThan(150);
    const translated = [...new Set(texts.map(({ motivo }) => motivo))].sort();
    expect(translated).toEqual(declared.map(({ motivo }) => motivo).sort());
  });

  it('shows in each error what the Spanish sentence shows', () => {
    const places = new Map(declared.map(({ motivo, message }) => [motivo, placesOf(message)]));
    for (const { motivo, text } of texts)
      expect({ motivo, shows: variablesOf(text) }).toEqual({ motivo, shows: places.get(motivo) });
  });

  it('translates every notification, with the same values in it', () => {
    expect(Object.keys(aviso).sort()).toEqual(Object.keys(AVISOS).sort());
    for (const [key, { mensaje }] of Object.entries(AVISOS))
      expect({ key, shows: variablesOf(aviso[key]!.mensaje) }).toEqual({ key, shows: placesOf(mensaje) });
  });

  it('translates every word that the server puts into a sentence', () => {
    expect(Object.keys(palabra['campo']!)).toEqual(Object.keys(CAMPOS_DE_TAREA));
    expect(Object.keys(palabra['parte']!)).toEqual(Object.keys(FALTAS));
    expect(Object.keys(palabra['valor']!)).toEqual([...ESTADOS_TAREA, ...ESTADOS_PROYECTO]);
    expect(Object.keys(palabra['persona']!)).toEqual(['otra']);
  });
});

describe('a 503', () => {
  /** What the errors name that are about one thing alone, or where nobody is missing and too much is asked at once. */
  const NAMED =
    /correo|cuenta de la empresa|aplicación web|aplicación de códigos|llaves de acceso|invitación|cambios a la vez/;
  const unavailable = declared.filter(({ kind }) => kind === 'unavailable');

  it.each(unavailable.map(({ motivo, message }) => [motivo, message] as const))(
    'names who is missing: %s',
    (_motivo, message) => {
      const places = placesOf(message);
      if (places.length === 0) return expect(message).toMatch(NAMED);
      expect(places).toContain('parte');
      const say = message as (parametros: object) => string;
      for (const [parte, name] of Object.entries(PARTES))
        expect(say({ parte, falta: 'bus' })).toContain(name);
    },
  );

  it('names both the part that cannot and whom it lacks', () => {
    const { message } = erroresComunes.noDisponible;
    for (const [falta, name] of Object.entries(FALTAS))
      expect(message({ parte: 'sprints', falta })).toContain(`No responde: ${name}.`);
  });

  it('is never sent without saying who', () => {
    const sources = globSync('{apps,libs}/**/src/**/*.ts', { cwd: resolve(CONTRACTS, '../..') })
      .filter((path) => !/node_modules|\.spec\.ts$/.test(path))
      .map((path) => [path, readFileSync(resolve(CONTRACTS, '../..', path), 'utf8')] as const);
    expect(sources.length).toBeGreaterThan(500);
    const mute =
      /(?:Error|Body|replyError)\((?:\w+, )?errores\w+\.(?:noDisponible|parteNoDisponible|sobrecarga)[,)](?! ?\{)/;
    expect(sources.filter(([, text]) => mute.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe('the sentences of the contracts', () => {
  it('have no name twice', () => {
    const motivos = declared.map(({ motivo }) => motivo);
    expect(motivos.filter((motivo, i) => motivos.indexOf(motivo) !== i)).toEqual([]);
  });

  it('are all that a schema says of a field', () => {
    const messages = Object.values(contracts).flatMap(messagesIn);
    expect(messages.length).toBeGreaterThan(60);
    expect(messages.filter((message) => !sentenceOf(message))).toEqual([]);
  });
});

describe('serverText', () => {
  const equipo = { message: 'El equipo no existe', motivo: 'proyectos.equipoDesconocido' };

  it('is what the server wrote in Spanish', () => {
    expect(serverText(equipo)).toBe(equipo.message);
  });

  it.each([
    [equipo, 'The team does not exist'],
    [
      { message: '…', motivo: 'usuarios.equipoConProyectos', parametros: { total: 3 } },
      'The team cannot be deleted: it has 3 projects',
    ],
    [
      { message: '…', motivo: 'usuarios.equipoConProyectos', parametros: { total: 1 } },
      'The team cannot be deleted: it has 1 project',
    ],
    [
      {
        message: '…',
        motivo: 'sprints.historiaEnOtroSprint',
        parametros: { historia: 'Pagar «ya» {{sprint}} $t(comun:ahora)', sprint: 'S. 1' },
      },
      'The story “Pagar «ya» {{sprint}} $t(comun:ahora)” is already in the sprint “S. 1”',
    ],
    [
      { message: '…', motivo: 'gateway.parteNoDisponible', parametros: { parte: 'sprints' } },
      'The part for sprints and boards is not available right now. Try again in a few seconds.',
    ],
    [
      { message: '…', motivo: 'comun.versionObsoleta', parametros: { quien: 'Ana' } },
      'Ana has changed this. Reload before saving.',
    ],
    [
      { message: '…', motivo: 'comun.versionObsoleta' },
      'Somebody else has changed this. Reload before saving.',
    ],
    [{ message: 'Frase nueva: {{x}}', motivo: 'proyectos.deMañana' }, 'Frase nueva: {{x}}'],
    [{ message: 'De un servidor anterior' }, 'De un servidor anterior'],
    [{}, ''],
  ])('%j → %s', async (sentence, english) => {
    await changeLanguage('en');
    expect(serverText(sentence)).toBe(english);
  });
});

describe('avisoText', () => {
  const titulo = 'Tarea actualizada';

  it.each([
    [
      {
        aviso: 'tareaCambiaEstado',
        parametros: { autor: 'Ana', titulo: 'T', de: 'pendiente', a: 'en progreso' },
      },
      { titulo: 'Task updated', mensaje: 'Ana has moved “T” from to do to in progress.' },
    ],
    [
      {
        aviso: 'tareaActualizada',
        parametros: { autor: 'Ana', titulo: 'Pagar', campos: ['titulo', 'tipo', 'prioridad'] },
      },
      { titulo: 'Task updated', mensaje: 'Ana has changed “Pagar”: the title, the type, and the priority.' },
    ],
    [
      { aviso: 'tareaVence', parametros: { titulo: 'Pagar', fecha: '2026-11-22' } },
      { titulo: 'Task due soon', mensaje: '“Pagar” is due on November 22.' },
    ],
    [{}, { titulo, mensaje: 'Ana ha pasado…' }],
    [{ aviso: 'deMañana' }, { titulo, mensaje: 'Ana ha pasado…' }],
  ])('%j', async (said, english) => {
    await changeLanguage('en');
    expect(avisoText({ titulo, mensaje: 'Ana ha pasado…', ...said })).toEqual(english);
  });
});
