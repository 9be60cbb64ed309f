import { afterEach, describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import ICAL from 'ical.js';
import { eventOfHistoria, eventOfProyecto, eventOfSprint, eventOfTarea, textOf } from './ical';

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
const historia = {
  ...tarea,
  _id: 'd'.repeat(24),
  clave: 'TIENDA-7',
  titulo: 'Confirmación',
  inicio: '2026-03-28T00:00:00.000Z',
  fin: '2026-03-30T00:00:00.000Z',
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
      const text = textOf('x', [
        eventOfTarea(tarea, look),
        eventOfSprint(sprint, 'TIENDA', look),
        eventOfHistoria(historia, look),
      ]);
      const days = linesOf(text).filter((line) => /^DT(START|END)/.test(line));
      expect(days).toEqual([
        'DTSTART;VALUE=DATE:20260329',
        'DTEND;VALUE=DATE:20260330',
        'DTSTART;VALUE=DATE:20261019',
        'DTEND;VALUE=DATE:20261026',
        'DTSTART;VALUE=DATE:20260328',
        'DTEND;VALUE=DATE:20260331',
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

  it.each([
    ['inicio', { inicio: historia.inicio, fin: null }, '2026-03-28'],
    ['fin', { inicio: null, fin: historia.fin }, '2026-03-30'],
  ])('of a story of which only %s is known is on that day', (_which, plazo, day) => {
    const look = { dias: new Calendario('UTC'), web: undefined };
    const { start, end } = eventOfHistoria({ ...historia, ...plazo }, look) as { start: Date; end: Date };
    expect(start.getDate()).toBe(new Date(`${day}T12:00`).getDate());
    expect(end.getTime() - start.getTime()).toBe(24 * 3_600_000);
  });

  it('tells when it last changed', () => {
    const look = { dias: new Calendario('UTC'), web: undefined };
    const changed = '2026-10-20T08:30:00.000Z';
    const text = textOf('x', [eventOfSprint({ ...sprint, updatedAt: changed }, 'T', look)]);
    expect(linesOf(text)).toEqual(
      expect.arrayContaining(['DTSTAMP:20261020T083000Z', 'LAST-MODIFIED:20261020T083000Z']),
    );
  });

  it.each([
    ['pendiente', 'TENTATIVE'],
    ['en progreso', 'CONFIRMED'],
    ['completado', 'CONFIRMED'],
    ['cancelado', 'CANCELLED'],
  ] as const)('of a sprint that is %s is %s', (estado, status) => {
    const look = { dias: new Calendario('UTC'), web: undefined };
    expect(eventOfSprint({ ...sprint, estado }, 'T', look).status).toBe(status);
  });
});

/** RFC 5545, 3.1 and 3.6; RFC 7986, 5.1 and 5.7: what validators look at. */
describe('the text', () => {
  const NAME = 'Uno; dos, tres\\cuatro\nBEGIN:VEVENT';
  const look = { dias: new Calendario('Europe/Madrid'), web: 'https://pmp.ejemplo.es' };
  const text = textOf(NAME, [
    eventOfTarea({ ...tarea, titulo: 'ñ🚀'.repeat(80) }, look),
    eventOfHistoria(historia, look),
    eventOfSprint(sprint, 'TIENDA', look),
  ]);

  it('is lines of at most 75 octets, each with its end, none of which splits a character', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.slice(0, -2).split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.includes('\uFFFD')).toBe(false);
  });

  it('is read by a program as what was meant', () => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    // The parser knows no `NAME`, and gives it as it stands.
    const written = 'Uno\\; dos\\, tres\\\\cuatro\\nBEGIN:VEVENT';
    for (const name of ['name', 'x-wr-calname']) expect(calendar.getFirstPropertyValue(name)).toBe(written);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(3);
    for (const event of events) {
      for (const once of ['uid', 'dtstamp', 'dtstart', 'dtend', 'status', 'summary'])
        expect(event.getAllProperties(once)).toHaveLength(1);
      expect(new ICAL.Event(event).endDate.compare(new ICAL.Event(event).startDate)).toBe(1);
    }
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(3);
  });
});
