/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isRutaDeLaApp as contractIsRuta, readRespuesta as contractRead } from '@pmp/contracts/ia';
import { isRutaDeLaApp, readRespuesta } from './respuesta';

const ID = '0123456789abcdef01234567';

describe('an answer', () => {
  it.each([
    `Hay 2:\n- [Uno](/tareas/${ID}), vence hoy\n- Dos\n\nFin.`,
    `[fuera](https://malo.example/x) [nada](/login) [épica](/backlog/${ID}?epica=${ID})`,
    '<img src=x onerror=alert(1)> **a medias** [sin cerrar](/tareas',
    '- \n-sin espacio\n  - dentro\n\n1. uno\n2) **dos**\n* tres\n',
    '[**fuera**](/x) **[dentro](/tareas)** ** sola **',
    '',
  ])('is read as the contract says: %j', (texto) =>
    expect(readRespuesta(texto)).toEqual(contractRead(texto)),
  );

  it.each([
    '/dashboard',
    `/dashboard/${ID}`,
    `/proyecto/${ID}`,
    `/sprints/${ID}`,
    `/tableros/${ID}`,
    `/tareas/${ID}`,
    `/backlog/${ID}?historia=${ID}`,
    '/proyectos',
    '/tareas',
    '/equipos',
    '/mensajes',
    '/notificaciones',
    '/ia-asistente',
    '/configuracion',
  ])('may link to %s', (ruta) => expect([isRutaDeLaApp(ruta), contractIsRuta(ruta)]).toEqual([true, true]));

  it.each([
    'https://malo.example/',
    '//malo.example/',
    '/\\malo.example/',
    'javascript:alert(1)',
    '/api/usuarios',
    `/tareas/${ID}?x=https://malo.example`,
    `/tareas/${ID}/..//malo.example`,
    'tareas',
    '',
  ])('never to %s', (ruta) => expect([isRutaDeLaApp(ruta), contractIsRuta(ruta)]).toEqual([false, false]));
});
