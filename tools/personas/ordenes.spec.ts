import { describe, expect, it } from '@jest/globals';
import { ordenesOf, UseError } from './ordenes';

const nothing = () => '';
const correo = 'ana@ejemplo.es';

describe('the orders of a command line', () => {
  it.each([
    [
      ['crear', `--correo=${correo}`, '--nombre=Ana Pérez'],
      { crear: true, enlace: true, nombre: 'Ana Pérez' },
    ],
    [
      ['crear', `--correo=${correo}`, '--nombre=Ana', '--admin'],
      { crear: true, enlace: true, nombre: 'Ana', rol: 'admin' },
    ],
    [['contrasena', `--correo=${correo}`], { enlace: true }],
    [['desactivar', `--correo=${correo}`], { estado: 'inactivo' }],
    [['activar', `--correo=${correo}`], { estado: 'activo' }],
    [['administra', `--correo=${correo}`], { rol: 'admin' }],
    [['no-administra', `--correo=${correo}`], { rol: 'usuario' }],
  ])('%j', (args, orden) => {
    expect(ordenesOf(args, nothing)).toEqual([{ correo, ...orden }]);
  });

  it.each([
    [[]],
    [['borrar', `--correo=${correo}`]],
    [['crear', `--correo=${correo}`]],
    [['desactivar']],
    [['desactivar', correo]],
    [['desactivar', `--correo=${correo}`, '--todas']],
    [['importar']],
  ])('%j shows how it is used', (args) => {
    expect(() => ordenesOf(args, nothing)).toThrow(UseError);
  });

  it('are one for each line of a file, as Excel writes it', () => {
    const csv =
      '\uFEFFNombre;Correo;Admin\r\nAna Pérez;ana@ejemplo.es;sí\r\n"Gil, Luis"; luis@ejemplo.es;\r\n\r\n';
    const made = { crear: true, enlace: true };
    expect(ordenesOf(['importar', '--fichero=personas.csv'], () => csv)).toEqual([
      { ...made, nombre: 'Ana Pérez', correo, rol: 'admin' },
      { ...made, nombre: 'Gil, Luis', correo: 'luis@ejemplo.es' },
    ]);
  });

  it.each(['nombre,correo\nAna,\n', 'nombre,correo\n', 'persona\nAna\n'])(
    'are none where %j lacks something',
    (csv) => {
      expect(() => ordenesOf(['importar', '--fichero=x'], () => csv)).toThrow(UseError);
    },
  );
});
