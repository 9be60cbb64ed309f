import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEFINICIONES } from '../../src/catalogo';
import type { Idioma } from '../../src/idioma/idioma';
import { lenguaOf } from '../../src/idioma/lengua';
import { Motor } from '../../src/preguntas/answer-pregunta';
import { comprensionOf } from '../../src/preguntas/comprension/comprender';
import { CONJUNTO } from './conjunto/conjunto';
import { historias } from './historias';
import { answer } from './score';
import { tareas } from './tareas';

const comprension = comprensionOf(DEFINICIONES);
beforeAll(() => comprension.prepare(), 600_000);

const TITULOS = new RegExp(
  [...tareas, ...historias]
    .map(({ titulo }) => titulo.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|'),
  'g',
);

/** What people wrote, and the way to it, stays as it is. */
const sinLoEscrito = (texto: string): string =>
  texto
    .replace(/\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/«[^»]*»|“[^”]*”|„[^“]*“/g, '')
    .replace(TITULOS, '')
    // The language of queries is one, and so are its errors.
    .replace(/(?:tipo|estado|prioridad|criterios):\S+|\S*no vale para.*/g, '')
    .replace(/Tienda en línea|Portal del empleado|en línea|Guía de marca|[A-Z][a-z]+ [A-ZÁÉ][a-zá-ú]+/g, '');
const ESPANOL =
  /(?<![\p{L}-])(?:el|los|las|del|hay|sin|con|por|esta|tiene|tienes|vence|venció|termina|historias?|tareas?|puntos?|pendientes?|bloqueadas?|completadas?|progreso|revisión|desde|hace|días|nadie|asignar|queda|quedan|más)(?![\p{L}-])/u;

describe('answers in another language', () => {
  it.each(['en', 'fr', 'de'] as const)(
    'leave no word of ours in Spanish: %s',
    async (idioma) => {
      const motor = new Motor(DEFINICIONES, comprension, () => idioma);
      const seen = new Map<string, string>();
      for (const pregunta of Object.values(CONJUNTO).flat()) {
        const { texto, sugerencias, consulta } = await answer(pregunta, motor);
        for (const linea of [...texto.split('\n'), ...sugerencias, consulta ?? '']) {
          const found = ESPANOL.exec(sinLoEscrito(linea))?.[0];
          if (found) seen.set(`${found}: ${sinLoEscrito(linea)}`, pregunta.pregunta);
        }
      }
      expect([...seen].slice(0, 10)).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['Which tasks are blocked in the epic Pagos?', 'There is 1 task blocked'],
    ['Which high priority tasks have no due date?', 'There are'],
    ['tasks due tomorrow', 'tomorrow'],
    ['Which stories are without an owner?', 'without anybody in charge'],
    ['Which stories are in the sprint?', /There are \d+ stories/],
  ])('count one as that language does: %s', async (pregunta, dice) =>
    expect((await answer({ pregunta, idioma: 'en' }, new Motor(DEFINICIONES, comprension))).texto).toMatch(
      dice,
    ),
  );

  it.each<[string, Idioma, Idioma]>([
    ['what is blocked?', 'es', 'en'],
    ['¿Qué está bloqueado?', 'en', 'es'],
    ['Welche Aufgaben sind überfällig?', 'es', 'de'],
    ['quelles tâches sont en retard ?', 'en', 'fr'],
    ['TIENDA-8', 'fr', 'fr'],
    ['sprint', 'de', 'de'],
    ['daily', 'es', 'es'],
    ['Borra la tarea de enigmas', 'es', 'es'],
    ['was hat Nora gestern gemacht?', 'es', 'de'],
    ['Assigne TIENDA-8 à Nora', 'es', 'fr'],
  ])('is in that of the question if it is clearly one: %s, on a screen in %s', (texto, suya, idioma) =>
    expect(lenguaOf(texto, suya)).toBe(idioma),
  );
});
