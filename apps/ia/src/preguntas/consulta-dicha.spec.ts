import { expect, it } from '@jest/globals';
import { leer } from '@pmp/consulta';
import type { Proyecto } from '../datos/lectura/datos';
import { consultaDicha } from './consulta-dicha';
import { understand } from './understand';

const TIENDA = { _id: '1', nombre: 'Tienda', clave: 'TIENDA' } as Proyecto;

const dicha = (texto: string, proyecto: Proyecto | null = TIENDA): string | null =>
  consultaDicha({ texto, pregunta: understand(texto), proyectos: [TIENDA], proyecto });

it.each([
  ['¿Qué historias tienen la etiqueta pagos?', 'tipo:historia etiqueta:pagos proyecto:TIENDA'],
  [
    'historias con la etiqueta pagos que no estén completadas',
    'tipo:historia etiqueta:pagos abierta proyecto:TIENDA',
  ],
  [
    'tareas etiquetadas como «deuda técnica» en revisión',
    'tipo:tarea etiqueta:"deuda técnica" estado:"en revisión" proyecto:TIENDA',
  ],
  ['mis tareas con la etiqueta web', 'tipo:tarea etiqueta:web asignado:yo proyecto:TIENDA'],
  [
    '¿Qué historias del sprint no tienen etiquetas?',
    'tipo:historia sin:etiqueta sprint:actual proyecto:TIENDA',
  ],
  ['¿Qué es TIENDA-12?', 'clave:TIENDA-12'],
  ['tienda-12', 'clave:TIENDA-12'],
])('%s → %s', (texto, q) => {
  expect(dicha(texto)).toBe(q);
  expect(leer(q).error).toBeUndefined();
});

it.each([
  '¿Cuánto lleva bloqueada la etiqueta en PDF?',
  'Pon la etiqueta pagos a «Pagar con tarjeta»',
  '¿Quién lleva TIENDA-12?',
  '¿Qué es OTRO-12?',
  '¿Qué vence esta semana?',
])('%s asks nothing of labels or keys', (texto) => {
  expect(dicha(texto)).toBeNull();
});
