import { describe, expect, it } from '@jest/globals';
import { esquemaDe, leerEsquema } from './esquema';

const EPICA = `Preparar
  [ ] Está probado
  - Escribir las notas
    [ ] En cuatro idiomas
Anunciar`;

describe('the outline of a template', () => {
  it('is read and written back as it was', () => {
    expect(esquemaDe(leerEsquema('epica', EPICA))).toBe(EPICA);
    const historia = '[ ] Cobra bien\n- Probar\n  [ ] Con otra moneda';
    expect(esquemaDe(leerEsquema('historia', historia))).toBe(historia);
  });

  it('takes what people paste: other marks, no marks, empty lines', () => {
    expect(leerEsquema('historia', 'Diseño\n\n* Desarrollo\n[x] Se ve en el móvil\n')).toMatchObject({
      criterios: [],
      tareas: [{ titulo: 'Diseño' }, { titulo: 'Desarrollo', criterios: ['Se ve en el móvil'] }],
    });
    expect(leerEsquema('tarea', '- Hay una prueba\nEstán avisados')).toEqual({
      criterios: ['Hay una prueba', 'Están avisados'],
    });
  });

  it('keeps what it does not show of a title that stays, also when it moves', () => {
    const antes = leerEsquema('epica', EPICA);
    antes.historias![0]!.puntos = 8;
    antes.historias![0]!.tareas[0]!.tipo = 'documentación';
    const despues = leerEsquema('epica', 'Anunciar\nPreparar\n- Escribir las notas\n- Otra', antes);
    expect(despues.historias).toMatchObject([
      { titulo: 'Anunciar', puntos: 0 },
      {
        titulo: 'Preparar',
        puntos: 8,
        criterios: [],
        tareas: [{ tipo: 'documentación' }, { titulo: 'Otra', tipo: 'funcionalidad' }],
      },
    ]);
  });
});
