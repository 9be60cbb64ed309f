import { afterEach, describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import { eventOfProyecto, eventOfSprint, eventOfTarea, textOf } from './ical';

const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/Madrid'];
const own = process.env['TZ'];

const tarea = {
  _id: 'a'.repeat(24),
  version: 7,
  clave: 'TIENDA-42',
  titulo: 'Cobrar; con coma, y\r\nBEGIN:VALARM',
  estado: 'en progreso' as const,
  proyecto: 'b'.repeat(24),
  fechaLimite: '2026-03-29T00:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
};
const sprint = {
  _id: 'c'.repeat(24),
  version: 2,
  nombre: 'Pago en un paso',
  estado: 'completado' as const,
  proyecto: tarea.proyecto,
  fechaInicio: '2026-10-19T00:00:00.000Z',
  fechaFin: '2026-10-25T00:00:00.000Z',
};

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

describe('an event', () => {
  it.each(ZONES.flatMap((server) => ZONES.map((zona) => [server, zona] as const)))(
    'is on the day that was written, on a server in %s for an installation in %s',
    (server, zona) => {
      process.env['TZ'] = server;
      const look = { dias: new Calendario(zona), web: undefined };
      const text = textOf('x', [eventOfTarea(tarea, look), eventOfSprint(sprint, 'TIENDA', look)]);
      const days = linesOf(text).filter((line) => /^DT(START|END)/.test(line));
      expect(days).toEqual([
        'DTSTART;VALUE=DATE:20260329',
        'DTEND;VALUE=DATE:20260330',
        'DTSTART;VALUE=DATE:20261019',
        'DTEND;VALUE=DATE:20261026',
      ]);
    },
  );

  it('says what it is, and nothing in a title becomes a line of its own', () => {
    const look = { dias: new Calendario('Europe/Madrid'), web: 'https://pmp.ejemplo.es/' };
    const lines = linesOf(textOf('Mi trabajo', [eventOfTarea(tarea, look)]));
    expect(lines).toContain('X-WR-CALNAME:Mi trabajo');
    expect(lines).toContain('SUMMARY:TIENDA-42 Cobrar\\; con coma\\, y\\nBEGIN:VALARM');
    expect(lines).toContain(`URL;VALUE=URI:https://pmp.ejemplo.es/tareas/${tarea._id}`);
    expect(lines).toContain(`UID:tarea-${tarea._id}@pmp`);
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('that is over is marked, and a project without an end is none', () => {
    const look = { dias: new Calendario('UTC'), web: undefined };
    expect(eventOfTarea({ ...tarea, titulo: 'Cobrar', estado: 'completada' }, look).summary).toBe(
      '✓ TIENDA-42 Cobrar',
    );
    expect(eventOfSprint(sprint, 'TIENDA', look).summary).toBe('✓ TIENDA · Pago en un paso');
    const proyecto = {
      _id: tarea.proyecto,
      version: 1,
      nombre: 'Tienda',
      clave: 'TIENDA',
      equipo: '',
      creador: null,
    };
    const createdAt = '2026-01-01T00:00:00.000Z';
    expect(eventOfProyecto({ ...proyecto, createdAt, fechaFin: null }, look)).toBeUndefined();
    expect(
      eventOfProyecto({ ...proyecto, createdAt, fechaFin: '2026-12-31T00:00:00.000Z' }, look)?.summary,
    ).toBe('Fin de Tienda');
  });

  it('gives the same bytes while nothing changes', () => {
    const look = { dias: new Calendario('UTC'), web: undefined };
    const once = () => textOf('x', [eventOfTarea(tarea, look), eventOfSprint(sprint, 'T', look)]);
    expect(once()).toBe(once());
  });
});
