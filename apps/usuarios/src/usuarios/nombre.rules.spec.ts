import { describe, expect, it } from '@jest/globals';
import { honestNombre } from './nombre.rules';

describe('a name that reads like the administration’s', () => {
  it.each([
    'Administración',
    'ADMINISTRACION',
    'La Administración',
    'Admin',
    'A d m i n',
    'Аdministración',
    'Adm1n1strador',
    'Ａｄｍｉｎ',
  ])('%s is marked, unless its owner administers', (nombre) => {
    expect(honestNombre(nombre, 'usuario')).toBe(`${nombre} (no administra)`);
    expect(honestNombre(nombre, 'admin')).toBe(nombre);
  });

  it.each(['Ana García', 'Adán Mínguez', 'Administro Pérez'])('%s is left alone', (nombre) => {
    expect(honestNombre(nombre, 'usuario')).toBe(nombre);
  });

  it('is marked once, and no longer when its owner comes to administer', () => {
    const marked = honestNombre('Administración', 'usuario');
    expect(honestNombre(marked, 'usuario')).toBe(marked);
    expect(honestNombre(marked, 'admin')).toBe('Administración');
    expect(honestNombre(`admin ${'x'.repeat(194)}`, 'usuario')).toHaveLength(200);
  });
});
