import { describe, expect, it } from 'vitest';
import { isRutaDeLaApp, readRespuesta } from './asistente-respuesta';

const ID = '0123456789abcdef01234567';

describe('isRutaDeLaApp', () => {
  it.each(['/tareas', `/tareas/${ID}`, `/backlog/${ID}?historia=${ID}`, `/tableros/${ID}`, '/equipos'])(
    'takes %s',
    (ruta) => expect(isRutaDeLaApp(ruta)).toBe(true),
  );

  it.each([
    'https://malo.example',
    '//malo.example',
    '/\\malo.example',
    'javascript:alert(1)',
    '/api/usuarios',
    `/tareas/${ID}?x=https://malo.example`,
    `/backlog/${ID}?historia=${ID}&x=1`,
    '/login',
    '',
  ])('refuses %s', (ruta) => expect(isRutaDeLaApp(ruta)).toBe(false));
});

describe('readRespuesta', () => {
  it('reads paragraphs, lists and links', () => {
    expect(readRespuesta(`Hay 2:\n- [Uno](/tareas/${ID}), vence hoy\n- Dos\n\nFin.`)).toEqual([
      { tipo: 'parrafo', trozos: [{ texto: 'Hay 2:', ruta: null }] },
      {
        tipo: 'lista',
        elementos: [
          [
            { texto: 'Uno', ruta: `/tareas/${ID}` },
            { texto: ', vence hoy', ruta: null },
          ],
          [{ texto: 'Dos', ruta: null }],
        ],
      },
      { tipo: 'parrafo', trozos: [{ texto: 'Fin.', ruta: null }] },
    ]);
  });

  it('leaves only the text of a link out of the app', () => {
    expect(readRespuesta('Mira [esto](https://malo.example/x) ya')).toEqual([
      {
        tipo: 'parrafo',
        trozos: [
          { texto: 'Mira ', ruta: null },
          { texto: 'esto', ruta: null },
          { texto: ' ya', ruta: null },
        ],
      },
    ]);
  });
});
