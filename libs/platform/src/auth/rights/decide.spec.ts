import { describe, expect, it } from '@jest/globals';
import { assertAllowed } from './assert-allowed';
import type { Caller } from '../caller';
import { decide } from './decide';
import type { Decision, Derecho } from './derecho';

const EQUIPO = 'a'.repeat(24);
const YO = 'b'.repeat(24);
const OTRA = 'c'.repeat(24);

const caller = (rol: Caller['rol'], equipos: [string, 'admin' | 'miembro'][] = []): Caller => ({
  _id: YO,
  nombre: 'Ana',
  correo: null,
  avatar: null,
  rol,
  sesion: 0,
  equipos: new Map(equipos),
});

const admin = caller('admin');
const adminEquipo = caller('usuario', [[EQUIPO, 'admin']]);
const miembro = caller('usuario', [[EQUIPO, 'miembro']]);
const ajeno = caller('usuario', [['d'.repeat(24), 'admin']]);

/** The rights table of the HTTP contract, as statuses for admin, team admin, member and outsider. */
const TABLA: Record<Derecho, [number, number, number, number]> = {
  publico: [200, 200, 200, 200],
  autenticado: [200, 200, 200, 200],
  'cuenta.propia': [200, 200, 200, 200],
  'proyecto.ver': [200, 200, 200, 404],
  'proyecto.crear': [200, 200, 200, 403],
  'proyecto.proponer': [200, 200, 200, 404],
  'proyecto.editar': [200, 200, 200, 404],
  'proyecto.eliminar': [200, 200, 403, 404],
  'proyecto.integrar': [200, 200, 403, 404],
  'equipo.crear': [200, 403, 403, 403],
  'equipo.ver': [200, 200, 200, 404],
  'equipo.editar': [200, 200, 403, 404],
  'alertas.gestionar': [200, 200, 403, 404],
  'vista.crear': [200, 200, 200, 404],
  'vista.editar': [200, 200, 403, 404],
  'aporte.eliminar': [200, 200, 403, 404],
  'persona.invitar': [200, 200, 403, 403],
  'usuario.administrar': [200, 403, 403, 403],
  'identidad.administrar': [200, 403, 403, 403],
  'plataforma.operar': [200, 403, 403, 403],
  'papelera.purgar': [200, 403, 403, 403],
};
const DECISION: Record<number, Decision> = { 200: 'permitido', 403: 'prohibido', 404: 'oculto' };

describe('decide', () => {
  const rows = Object.entries(TABLA).flatMap(([derecho, statuses]) =>
    [admin, adminEquipo, miembro, ajeno].map((who, i) => ({
      derecho: derecho as Derecho,
      who,
      papel: ['admin', 'admin de equipo', 'miembro', 'ajeno'][i],
      decision: DECISION[statuses[i]!]!,
    })),
  );

  it.each(rows)('$derecho · $papel → $decision', ({ derecho, who, decision }) => {
    expect(decide(who, derecho, { equipo: EQUIPO, creador: OTRA })).toBe(decision);
  });

  it('lets a member delete the project they created', () => {
    expect(decide(miembro, 'proyecto.eliminar', { equipo: EQUIPO, creador: YO })).toBe('permitido');
  });

  it('gives a creator who left the team no rights', () => {
    expect(decide(ajeno, 'proyecto.eliminar', { equipo: EQUIPO, creador: YO })).toBe('oculto');
    expect(decide(ajeno, 'proyecto.ver', { equipo: EQUIPO, creador: YO })).toBe('oculto');
  });

  it('does not make the creator of a project an administrator of its team', () => {
    expect(decide(miembro, 'equipo.editar', { equipo: EQUIPO, creador: YO })).toBe('prohibido');
    expect(decide(miembro, 'alertas.gestionar', { equipo: EQUIPO, creador: YO })).toBe('prohibido');
  });

  it('hides a resource without a team from everybody but admins', () => {
    expect(decide(adminEquipo, 'proyecto.ver', {})).toBe('oculto');
    expect(decide(admin, 'proyecto.ver', {})).toBe('permitido');
  });
});

describe('assertAllowed', () => {
  it('lets an allowed call pass', () => {
    expect(() => assertAllowed(miembro, 'proyecto.editar', { equipo: EQUIPO })).not.toThrow();
  });

  it('answers 403 if the caller may see the resource and 404 if not', () => {
    expect(() => assertAllowed(miembro, 'equipo.editar', { equipo: EQUIPO })).toThrow(
      expect.objectContaining({ kind: 'forbidden' }),
    );
    expect(() => assertAllowed(ajeno, 'equipo.editar', { equipo: EQUIPO })).toThrow(
      expect.objectContaining({ kind: 'missing' }),
    );
  });

  it('answers 404 with the message that the domain gives', () => {
    const missing = { kind: 'missing' as const, motivo: 'prueba.noExiste', message: 'El proyecto no existe' };
    expect(() => assertAllowed(ajeno, 'proyecto.ver', { equipo: EQUIPO }, missing)).toThrow(
      'El proyecto no existe',
    );
  });
});
