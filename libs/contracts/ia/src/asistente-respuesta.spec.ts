import { describe, expect, it } from '@jest/globals';
import { isRutaDeLaApp, readRespuesta } from './asistente-respuesta';

const ID = '0123456789abcdef01234567';

describe('isRutaDeLaApp', () => {
  it.each(['/tareas', `/tareas/${ID}`, `/backlog/${ID}?historia=${ID}`, `/tableros/${ID}`, '/equipos'])(
    'accepts %s',
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
  ])('rejects %s', (ruta) => expect(isRutaDeLaApp(ruta)).toBe(false));
});

const texto = (text: string) => ({ texto: text, ruta: null, fuerte: false });

describe('readRespuesta', () => {
  it('reads paragraphs, lists, links and bold words', () => {
    const read = readRespuesta(`Hay **2**:\n- [Uno](/tareas/${ID}), hoy\n- Dos\n\n1. Tres\nFin.`);
    expect(read).toEqual([
      { tipo: 'parrafo', trozos: [texto('Hay '), { texto: '2', ruta: null, fuerte: true }, texto(':')] },
      {
        tipo: 'lista',
        ordenada: false,
        elementos: [[{ texto: 'Uno', ruta: `/tareas/${ID}`, fuerte: false }, texto(', hoy')], [texto('Dos')]],
      },
      { tipo: 'lista', ordenada: true, elementos: [[texto('Tres')]] },
      { tipo: 'parrafo', trozos: [texto('Fin.')] },
    ]);
  });

  it('keeps only the text of a link that leads out of the app', () => {
    expect(readRespuesta('Mira [esto](https://malo.example/x) ya')).toEqual([
      { tipo: 'parrafo', trozos: [texto('Mira '), texto('esto'), texto(' ya')] },
    ]);
  });
});
