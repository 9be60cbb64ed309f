import { describe, expect, it } from '@jest/globals';
import { eventually, newId, type TestPerson } from '@pmp/testing';
import type { World } from './world';

export const ID = newId();
export const PROYECTO = newId();

/** Ana acts, Luis is concerned, `fuera` is somebody outside. */
export interface Scene {
  ana: TestPerson;
  luis: TestPerson;
  fuera: TestPerson;
  /** The team of Ana and Luis. */
  equipo: string;
}

export const setScene = async (world: World, preferencias: object = {}): Promise<Scene> => {
  const ana = await world.person({}, 'Ana');
  const luis = await world.person(preferencias);
  const fuera = await world.person();
  const equipo = await world.service.people.team({ [ana._id]: 'admin', [luis._id]: 'miembro' });
  return { ana, luis, fuera, equipo };
};

/** A task of Luis, a story that he answers for, and a comment on his task. */
export const tareaDatos = ({ luis }: Scene) => ({
  _id: ID,
  titulo: 'Pagos',
  proyecto: PROYECTO,
  historia: ID,
  asignado: luis._id,
  anterior: null,
});

export const historiaDatos = ({ luis }: Scene) => ({
  _id: ID,
  titulo: 'Pagos',
  proyecto: PROYECTO,
  epica: ID,
  responsable: luis._id,
  anterior: null,
});

export const comentarioDatos = ({ luis }: Scene) => ({
  _id: ID,
  titulo: 'Pagos',
  proyecto: PROYECTO,
  sobre: { entidad: 'tarea', _id: ID },
  asignado: luis._id,
  menciones: [] as string[],
  extracto: '¿Lo vemos?',
  detalle: [],
});

/** Resolves once every published fact is handled. */
export const settled = (world: World): Promise<void> =>
  eventually(async () => expect(await world.pending()).toBe(0));

/** A rule that raises one notification for Luis. */
export interface Regla {
  fact: Parameters<World['tell']>[0];
  datos: (scene: Scene) => object;
  /** For facts that name whose action it was: the same fact as Luis's own action. */
  own?: (scene: Scene) => object;
  expected: { tipo: keyof typeof SWITCHES; regla: string; titulo: string; mensaje: string; accion: string };
}

const SWITCHES = {
  tarea: 'tareas',
  proyecto: 'proyectos',
  equipo: 'equipos',
  mencion: 'menciones',
  sistema: 'sistema',
} as const;

/** Tests that hold for every rule. */
export const describeReglas = (reglas: Regla[], world: () => World): void =>
  describe.each(reglas)('$expected.regla ($expected.titulo)', ({ fact, datos, own, expected }) => {
    it('notifies the people concerned once, live and counted, although the fact arrives twice', async () => {
      const scene = await setScene(world());
      const { ana, luis, fuera } = scene;
      const heard = await world().listen(luis._id);
      const again = { actor: ana._id, id: newId() };
      await world().tell(fact, datos(scene), again);
      await world().tell(fact, datos(scene), again);
      await settled(world());
      const body = await world().list(luis);
      expect(body.notificaciones).toEqual([expect.objectContaining({ ...expected, leida: false })]);
      expect(body.noLeidas).toBe(1);
      await eventually(() =>
        expect(heard).toEqual([{ evento: 'nueva_notificacion', datos: body.notificaciones[0] }]),
      );
      expect((await world().list(ana)).notificaciones).toEqual([]);
      expect((await world().list(fuera)).notificaciones).toEqual([]);
    });

    it('tells nobody of their own action', async () => {
      const scene = await setScene(world());
      await world().tell(fact, { ...datos(scene), ...own?.(scene) }, { actor: scene.luis._id });
      await settled(world());
      expect((await world().list(scene.luis)).notificaciones).toEqual([]);
    });

    it('tells nobody who switched the kind off', async () => {
      const scene = await setScene(world(), { [SWITCHES[expected.tipo]]: false });
      await world().tell(fact, datos(scene), { actor: scene.ana._id });
      await settled(world());
      expect((await world().list(scene.luis)).notificaciones).toEqual([]);
    });
  });
