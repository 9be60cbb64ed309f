import { describe, expect, it } from '@jest/globals';
import { type Said, sayAviso } from '@pmp/contracts/notificaciones';
import { assignmentAviso, changeAviso, takenAwayAviso } from './tarea.rules';

const textOf = (said: Said | null) => said && sayAviso(said).mensaje;

const cambio = (cambios: string[]) => ({
  titulo: 'Pagos',
  cambios,
  estado: 'en revisión',
  estadoAnterior: 'en progreso',
});

describe('changeAviso', () => {
  it.each([
    [['estado'], 'Ana ha pasado «Pagos» de en progreso a en revisión.'],
    [['prioridad'], 'Ana ha cambiado la prioridad de «Pagos».'],
    [['estado', 'fechaLimite'], 'Ana ha cambiado el estado y la fecha límite de «Pagos».'],
    [
      ['titulo', 'descripcion', 'orden', 'archivos'],
      'Ana ha cambiado el título, la descripción y los archivos de «Pagos».',
    ],
    [['color', 'forma'], 'Ana ha cambiado otros datos de «Pagos».'],
  ])('%j', (cambios, text) => {
    expect(textOf(changeAviso(cambio(cambios), 'Ana'))).toBe(text);
  });

  it.each([[['orden']], [['criterios']], [['asignado']], [[]]])(
    '%j is not worth a notification',
    (cambios) => {
      expect(changeAviso(cambio(cambios), 'Ana')).toBeNull();
    },
  );

  it('works without an author’s name', () => {
    expect(textOf(changeAviso(cambio(['tipo']), null))).toBe('Alguien ha cambiado el tipo de «Pagos».');
    expect(textOf(assignmentAviso('Pagos', null))).toBe('Te han asignado «Pagos».');
    expect(textOf(takenAwayAviso('Pagos', null))).toBe('Ya no tienes asignada «Pagos».');
  });
});
