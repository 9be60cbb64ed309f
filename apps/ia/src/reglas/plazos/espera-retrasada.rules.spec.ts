import { describe, expect, it } from '@jest/globals';
import {
  AHORA,
  EVA,
  HISTORIA,
  id,
  LUIS,
  nov,
  PROYECTO,
  SPRINT,
  unaHistoria,
  unaTarea,
  unSprint,
  vistaDe,
} from '../../../test/escenario';
import { esperaRetrasada } from './espera-retrasada.rules';

const [OTRA, TAREA] = [id(40), id(41)];
const bloqueo = (origen: string, destino: string) => ({
  origen: { tipo: 'tarea' as const, _id: origen, proyecto: PROYECTO },
  destino: { tipo: 'historia' as const, _id: destino, proyecto: PROYECTO },
});
const espera = unaHistoria({ _id: OTRA, titulo: 'Devolver', responsable: EVA });
const tarea = (fields: Parameters<typeof unaTarea>[0] = {}) =>
  unaTarea({ _id: TAREA, titulo: 'Certificado', estado: 'en progreso', fechaLimite: nov(16), ...fields });
const find = (
  tareas: ReturnType<typeof unaTarea>[],
  {
    historias = [espera, unaHistoria()],
    bloqueos = [bloqueo(TAREA, OTRA)],
    ...rest
  }: Parameters<typeof vistaDe>[0] = {},
) => esperaRetrasada.evaluate(vistaDe({ tareas, historias, bloqueos, ...rest }, AHORA));

describe('espera-retrasada', () => {
  it('tells who waits, for what, since when, and names both people', () => {
    expect(find([tarea()])[0]).toMatchObject({
      item: OTRA,
      sobre: 'historia',
      severidad: 'alta',
      titulo: 'Espera a algo que va con retraso: «Devolver»',
      descripcion:
        'No puede avanzar hasta que termine «Certificado», que debía estar el 16 de noviembre de 2026 (hace 4 días) y está en progreso. Depende de Luis.',
      usuarios: [EVA, LUIS],
      enlace: `/backlog/${PROYECTO}?historia=${OTRA}`,
      evidencia: [
        {
          texto: '«Certificado»: en progreso, debía estar el 16 de noviembre de 2026',
          enlace: `/tareas/${TAREA}`,
        },
      ],
    });
  });

  it('says nothing of what is done, not late, or not here', () => {
    expect(find([tarea({ estado: 'completada' })])).toEqual([]);
    expect(find([tarea({ fechaLimite: nov(25) })])).toEqual([]);
    expect(find([])).toEqual([]);
    const done = unaHistoria({ _id: OTRA, estado: 'completada' });
    expect(find([tarea()], { historias: [done] })).toEqual([]);
  });

  it('knows that a story is late when its sprint should be over', () => {
    const bloqueos = [bloqueo(HISTORIA, OTRA)];
    const sprints = [unSprint({ _id: SPRINT, fechaFin: nov(18), historias: [HISTORIA] })];
    expect(find([], { bloqueos, sprints })).toMatchObject([{ item: OTRA, severidad: 'media' }]);
    expect(find([], { bloqueos, sprints: [unSprint({ historias: [HISTORIA] })] })).toEqual([]);
  });
});
