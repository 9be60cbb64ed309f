import { describe, expect, it } from '@jest/globals';
import type { Proyecto } from '../datos/lectura/datos';
import { namedPersonas, namedProyecto } from './menciones';

const proyecto = (nombre: string, clave: string) => ({ _id: clave, nombre, clave }) as Proyecto;
const PROYECTOS = [
  proyecto('Tienda online', 'TIE'),
  proyecto('Pasarela de pagos', 'PAG'),
  proyecto('Portal del empleado', 'EMP'),
];

describe('proyectoNombrado', () => {
  it.each([
    ['resumen de la tienda', 'TIE'],
    ['¿cómo va TIE?', 'TIE'],
    ['estado del portl del empleado', 'EMP'],
    ['vencidas en pasarela de pagos', 'PAG'],
  ])('%s names %s', (texto, clave) => expect(namedProyecto(texto, PROYECTOS)?.clave).toBe(clave));

  it.each(['¿qué hago hoy?', 'resumen del proyecto', 'tienda y empleado'])('%s names none', (texto) =>
    expect(namedProyecto(texto, PROYECTOS)).toBeNull(),
  );
});

const persona = (nombre: string) => ({ _id: nombre, nombre, equipos: [] });
const GENTE = ['Lucía Fernández Ortega', 'Nora Castaño Vidal', 'Nora Gil Sanz'].map(persona);

describe('personasNombradas', () => {
  it('finds people by part of their name', () => {
    expect(namedPersonas('¿qué hace lucia?', GENTE).map(({ nombre }) => nombre)).toEqual([
      'Lucía Fernández Ortega',
    ]);
  });

  it('lets a surname decide, and returns several people when in doubt', () => {
    expect(namedPersonas('tareas de Nora Gil', GENTE)).toHaveLength(1);
    expect(namedPersonas('tareas de Nora', GENTE)).toHaveLength(2);
    expect(namedPersonas('tareas de Pepe', GENTE)).toEqual([]);
  });
});
