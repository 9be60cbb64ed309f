import { expect, it } from '@jest/globals';
import { leer } from '@pmp/consulta';
import type { Proyecto } from '../datos/lectura/datos';
import { consultaDicha } from './consulta-dicha';
import type { Gente } from './person-reader';
import { understand } from './understand';

const TIENDA = { _id: '1', nombre: 'Tienda', clave: 'TIENDA' } as Proyecto;

const MARCOS = { _id: '2', nombre: 'Marcos Gil' } as Gente;

const dicha = (texto: string): string | null =>
  consultaDicha({
    texto,
    pregunta: understand(texto),
    proyectos: [TIENDA],
    proyecto: TIENDA,
    persona: texto.includes('Marcos') ? MARCOS : null,
    hoy: '2026-11-18',
  });

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
  [
    'tareas de Marcos con la etiqueta pagos',
    'tipo:tarea etiqueta:pagos asignado:"Marcos Gil" proyecto:TIENDA',
  ],
  ['¿Qué tareas vencidas llevan la etiqueta pagos?', 'tipo:tarea etiqueta:pagos vencida proyecto:TIENDA'],
  [
    '¿Qué tareas con la etiqueta pagos vencen esta semana?',
    'tipo:tarea etiqueta:pagos abierta vence>=2026-11-18 vence<2026-11-23 proyecto:TIENDA',
  ],
  [
    '¿qué vence la semana que viene con la etiqueta pagos?',
    'etiqueta:pagos abierta vence>=2026-11-23 vence<2026-11-30 proyecto:TIENDA',
  ],
  [
    '¿Qué historias no tienen todos sus criterios cumplidos?',
    'tipo:historia criterios:pendientes proyecto:TIENDA',
  ],
  [
    '¿Qué criterios faltan en las historias del sprint?',
    'tipo:historia criterios:pendientes sprint:actual proyecto:TIENDA',
  ],
  ['historias sin criterios', 'tipo:historia sin:criterios proyecto:TIENDA'],
  ['¿Qué historias cumplen todos sus criterios?', 'tipo:historia criterios:cumplidos proyecto:TIENDA'],
  ['¿Qué criterios le faltan a TIENDA-12?', 'clave:TIENDA-12 con:criterios'],
  ['¿Qué criterios tiene «Pagar en plazos»?', '"Pagar en plazos" con:criterios'],
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
  '¿Qué tareas con la etiqueta pagos se completaron la semana pasada?',
])('%s is not asked as a query', (texto) => {
  expect(dicha(texto)).toBeNull();
});
