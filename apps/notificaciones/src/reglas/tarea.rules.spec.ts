import { describe, expect, it } from '@jest/globals';
import { assignmentText, changeText, takenAwayText } from './tarea.rules';

const cambio = (cambios: string[]) => ({
  titulo: 'Pagos',
  cambios,
  estado: 'en revisión',
  estadoAnterior: 'en progreso',
});

describe('changeText', () => {
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
    expect(changeText(cambio(cambios), 'Ana')).toBe(text);
  });

  it.each([[['orden']], [['asignado']], [[]]])('%j is not worth a notification', (cambios) => {
    expect(changeText(cambio(cambios), 'Ana')).toBeNull();
  });

  it('works without an author’s name', () => {
    expect(changeText(cambio(['tipo']), null)).toBe('Alguien ha cambiado el tipo de «Pagos».');
    expect(assignmentText('Pagos', null)).toBe('Te han asignado «Pagos».');
    expect(takenAwayText('Pagos', null)).toBe('Ya no tienes asignada «Pagos».');
  });
});
