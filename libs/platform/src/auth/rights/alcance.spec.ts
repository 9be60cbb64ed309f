import { describe, expect, it } from '@jest/globals';
import { ALCANCES, type Alcance } from '@pmp/contracts/common';
import type { Caller } from '../caller';
import { admitsTokens, assertReach, cutOf } from './alcance';
import { decide } from './decide';
import type { Derecho } from './derecho';

const [PROYECTO, OTRO, EQUIPO] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];

const tokenOf = (alcance: Alcance, proyectos: string[] | null = null) => ({
  _id: 'd'.repeat(24),
  nombre: 'CI',
  alcance,
  proyectos,
});

const admin = (token: Caller['token']): Caller => ({
  _id: 'e'.repeat(24),
  nombre: 'Ana',
  correo: null,
  avatar: null,
  rol: 'admin',
  sesion: 1,
  equipos: new Map(),
  token,
});

/** The scopes, from the least, with which a token has the right, and whether one for some projects can have it. */
const TABLA: Record<
  Derecho,
  [leer: boolean, proponer: boolean, escribir: boolean, administrar: boolean, deProyecto: boolean]
> = {
  publico: [true, true, true, true, false],
  autenticado: [true, true, true, true, false],
  'cuenta.propia': [false, false, false, false, false],
  'proyecto.ver': [true, true, true, true, true],
  'proyecto.crear': [false, false, true, true, false],
  'proyecto.proponer': [false, true, true, true, true],
  'proyecto.editar': [false, false, true, true, true],
  'proyecto.eliminar': [false, false, false, true, true],
  'proyecto.integrar': [false, false, false, true, true],
  'equipo.ver': [true, true, true, true, false],
  'equipo.crear': [false, false, false, true, false],
  'equipo.editar': [false, false, false, true, false],
  'vista.crear': [false, false, true, true, true],
  'vista.editar': [false, false, true, true, true],
  'aporte.eliminar': [false, false, true, true, true],
  'usuario.administrar': [false, false, false, true, false],
  'persona.invitar': [false, false, false, false, false],
  'identidad.administrar': [false, false, false, false, false],
  'plataforma.operar': [false, false, false, true, false],
  'papelera.purgar': [false, false, false, true, false],
  'alertas.gestionar': [false, false, false, true, false],
};

const rows = Object.entries(TABLA).flatMap(([derecho, cells]) =>
  ALCANCES.map((alcance, i) => ({
    derecho: derecho as Derecho,
    alcance,
    allowed: cells[i]!,
    deProyecto: cells[4],
  })),
);

describe('what a personal token leaves of a right', () => {
  it.each(rows)('$derecho · $alcance: $allowed', ({ derecho, alcance, allowed, deProyecto }) => {
    const recurso = { proyecto: PROYECTO, equipo: EQUIPO };
    expect(decide(admin(tokenOf(alcance)), derecho, recurso)).toBe(allowed ? 'permitido' : 'prohibido');
    const limited = decide(admin(tokenOf(alcance, [PROYECTO])), derecho, recurso);
    expect(limited).toBe(allowed && deProyecto ? 'permitido' : 'prohibido');
    const elsewhere = decide(admin(tokenOf(alcance, [PROYECTO])), derecho, { ...recurso, proyecto: OTRO });
    expect(elsewhere).toBe(allowed && deProyecto ? 'oculto' : 'prohibido');
    expect(admitsTokens(derecho)).toBe(TABLA[derecho][3]);
  });

  it('hides what is in no project from a token that is for some', () => {
    expect(cutOf(tokenOf('administrar', [PROYECTO]), 'proyecto.ver', { equipo: EQUIPO })).toBe('oculto');
  });

  it('gives nobody a right that the owner lacks', () => {
    const outsider = { ...admin(tokenOf('administrar')), rol: 'usuario' as const };
    expect(decide(outsider, 'proyecto.ver', { proyecto: PROYECTO, equipo: EQUIPO })).toBe('oculto');
  });

  it.each<[Alcance, boolean, boolean]>([
    ['leer', false, true],
    ['leer', true, false],
    ['proponer', true, false],
    ['escribir', true, true],
  ])('with %s and writing %s, lets a call pass: %s', (alcance, writes, passes) => {
    const call = () => assertReach(tokenOf(alcance), 'autenticado', writes);
    if (passes) expect(call).not.toThrow();
    else expect(call).toThrow('El alcance del token no permite hacer esto');
  });

  it('lets one that may only propose do so, and nothing else that writes', () => {
    expect(() => assertReach(tokenOf('proponer'), 'proyecto.proponer', true)).not.toThrow();
    expect(() => assertReach(tokenOf('proponer'), 'proyecto.ver', true)).toThrow();
    expect(() => assertReach(tokenOf('leer'), 'proyecto.proponer', true)).toThrow();
  });

  it.each<[read: string[], derecho: Derecho, proyecto: string | undefined, left: string]>([
    [[], 'proyecto.editar', OTRO, 'permitido'],
    [[PROYECTO], 'proyecto.editar', PROYECTO, 'permitido'],
    [[PROYECTO], 'proyecto.editar', OTRO, 'persona'],
    [[PROYECTO], 'proyecto.ver', OTRO, 'persona'],
    [[PROYECTO], 'proyecto.integrar', OTRO, 'persona'],
    [[PROYECTO], 'vista.crear', undefined, 'persona'],
    [[PROYECTO], 'proyecto.proponer', OTRO, 'permitido'],
    [[PROYECTO, OTRO], 'proyecto.editar', PROYECTO, 'persona'],
  ])('that writes and has read %j of outside, of %s over %s: %s', (lecturas, derecho, proyecto, left) => {
    const recurso = { ...(proyecto && { proyecto }), equipo: EQUIPO };
    const writer = { ...tokenOf('administrar'), lecturas };
    expect(decide(admin(writer), derecho, recurso)).toBe(left);
    // What its owner may not see stays hidden.
    const outsider = { ...admin(writer), rol: 'usuario' as const };
    expect(decide(outsider, derecho, recurso)).toBe('oculto');
  });

  it('lets one that has read of outside write nothing that is in no project', () => {
    const writer = { ...tokenOf('administrar'), lecturas: [PROYECTO] };
    for (const derecho of [
      'autenticado',
      'proyecto.crear',
      'equipo.editar',
      'usuario.administrar',
    ] as const) {
      expect(() => assertReach(writer, derecho, true)).toThrow('ha leído textos de fuera del equipo');
      expect(() => assertReach({ ...writer, lecturas: [] }, derecho, true)).not.toThrow();
    }
    expect(() => assertReach(writer, 'proyecto.editar', true)).not.toThrow();
    expect(() => assertReach(writer, 'autenticado', false)).not.toThrow();
  });

  it('does not cut a session', () => {
    expect(cutOf(undefined, 'cuenta.propia', {})).toBe('permitido');
    expect(() => assertReach(undefined, 'cuenta.propia', true)).not.toThrow();
  });
});
