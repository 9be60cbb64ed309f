import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resultadoSchema, type Resultado } from '@pmp/contracts/proyectos';
import { Types } from 'mongoose';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const search = async (q: string, person = world.member): Promise<Resultado[]> => {
  const { body } = await world.as(person)('GET', `/proyectos/buscar?q=${encodeURIComponent(q)}`);
  return resultadoSchema.array().parse(body.resultados);
};

describe('the search', () => {
  it('finds every kind by title, ignoring case and accents, in visible projects only', async () => {
    const proyecto = await world.proyecto({ nombre: 'Página pública' });
    const epica = await world.epica(proyecto._id, { titulo: 'PAGINA de inicio' });
    const historia = await world.historia(epica, { titulo: 'Ver la página' });
    const tarea = await world.tarea(historia, { titulo: 'Maquetar páginas' });
    await world.tree(world.outsider, { equipo: world.otherTeam, nombre: 'Página ajena' });

    const own = { proyecto: proyecto._id };
    expect(await search('pagina')).toEqual([
      { tipo: 'proyecto', _id: proyecto._id, titulo: 'Página pública', ...own },
      { tipo: 'epica', _id: epica._id, titulo: 'PAGINA de inicio', clave: epica.clave, ...own },
      { tipo: 'historia', _id: historia._id, titulo: 'Ver la página', clave: historia.clave, ...own },
      { tipo: 'tarea', _id: tarea._id, titulo: 'Maquetar páginas', clave: tarea.clave, ...own },
    ]);
    expect((await search('pagina', world.outsider)).map(({ titulo }) => titulo)).toEqual(['Página ajena']);
    expect((await search(proyecto.clave.toLowerCase())).map(({ _id }) => _id)).toEqual([proyecto._id]);
    expect(await search('.*')).toEqual([]);
  });

  it.each(['"camión rojo"', 'CAMION  rojo ', 'camio\u0301n rojo', '«Camión»', 'el camion “rojo”'])(
    'finds %s, with composed or decomposed accents',
    async (q) => {
      const { historia } = await world.tree();
      const titulos = ['El camión "rojo"', 'El camio\u0301n "rojo"'];
      for (const titulo of titulos) await world.tarea(historia, { titulo });
      const found = (await search(q)).filter(({ titulo }) => titulos.includes(titulo));
      expect(new Set(found.map(({ titulo }) => titulo))).toEqual(new Set(titulos));
    },
  );

  it('finds other forms of a word too, after those that say it in the words asked for', async () => {
    const { historia } = await world.tree();
    const titulos = ['Facturación de mayo', 'Una factura', 'Enviar facturas', 'Facilitar el alta'];
    for (const titulo of titulos) await world.tarea(historia, { titulo });
    const found = async (q: string) => (await search(q)).map(({ titulo }) => titulo);
    expect(await found('facturas')).toEqual(['Enviar facturas', 'Una factura', 'Facturación de mayo']);
    expect(await found('fact')).toEqual(['Enviar facturas', 'Una factura', 'Facturación de mayo']);
    expect(await found('factura mayo')).toEqual(['Facturación de mayo']);
  });

  it('finds the newest of very many in very many projects, and nothing of those that cannot be seen', async () => {
    const [own, foreign] = [
      await world.tree(),
      await world.tree(world.outsider, { equipo: world.otherTeam }),
    ];
    const copiesOf = async (name: string, _id: string, many: object[]) => {
      const { _id: _, ...rest } = (await world.collection(name).findOne({ _id: new Types.ObjectId(_id) }))!;
      await world.collection(name).insertMany(many.map((own) => ({ ...rest, ...own })));
    };
    const proyectos = Array.from({ length: 230 }, (_, n) => ({ _id: new Types.ObjectId(), clave: `Z${n}Z` }));
    await copiesOf('proyectos', own.proyecto._id, proyectos);
    const named = (n: number) => ({ titulo: `Cormorán ${n}`, palabras: ['cormoran', `${n}`] });
    const stories = Array.from({ length: 520 }, (_, n) => {
      const { _id: proyecto } = proyectos[(n * 7) % proyectos.length]!;
      return { _id: new Types.ObjectId(), proyecto, ...named(n) };
    });
    await copiesOf('historias', own.historia._id, stories);
    const others = Array.from({ length: 30 }, (_, n) => ({ _id: new Types.ObjectId(), ...named(n) }));
    await copiesOf('historias', foreign.historia._id, others);
    const newestOf = (some: typeof others) =>
      some
        .slice(-20)
        .map(({ _id }) => `${_id}`)
        .reverse();
    const found = async (person = world.member) => (await search('cormorán', person)).map(({ _id }) => _id);
    expect(await found()).toEqual(newestOf(stories));
    expect(await found(world.outsider)).toEqual(newestOf(others));
    expect(await found(world.admin)).toEqual(newestOf(others));
    const foreignProject = { _id: new Types.ObjectId(foreign.proyecto._id) };
    await world.collection('proyectos').updateOne(foreignProject, { $set: { eliminado: true } });
    expect(await found(world.admin)).toEqual(newestOf(stories));
    await world.collection('proyectos').updateOne(foreignProject, { $set: { eliminado: false } });
  });

  it('finds an element by its title of now, and no longer by the one before', async () => {
    const { tarea } = await world.tree(world.member);
    const rename = { titulo: 'Ornitorrinco' };
    expect((await world.as(world.member)('PUT', `/tareas/${tarea._id}`, rename)).status).toBe(200);
    expect(await search('ornitorrincos')).toMatchObject([{ _id: tarea._id }]);
    expect((await world.as(world.member)('PUT', `/tareas/${tarea._id}`, { titulo: 'Otra' })).status).toBe(
      200,
    );
    expect(await search('ornitorrincos')).toEqual([]);
  });

  it('finds a sprint by its name, the newest first, where the project can be seen', async () => {
    const { proyecto } = await world.tree(world.member);
    const quitado = { nombre: 'Pagos y más', eliminado: true };
    const dos = await world.sprint(proyecto._id, [], { numero: 2, nombre: 'Pagos II' });
    const tres = await world.sprint(proyecto._id, [], { numero: 3, nombre: 'Más pagos' });
    await world.sprint(proyecto._id, [], quitado);
    const found = async (person: typeof world.member) =>
      (await world.as(person)('GET', '/proyectos/buscar?q=PAGOS')).body.sprints;
    expect(await found(world.member)).toEqual([
      { _id: tres, nombre: 'Más pagos', proyecto: proyecto._id },
      { _id: dos, nombre: 'Pagos II', proyecto: proyecto._id },
    ]);
    expect(await found(world.outsider)).toEqual([]);
  });

  it('finds an entity by its id, for those who may see it', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree(world.member, {
      nombre: 'Con identificador',
    });
    for (const { _id } of [proyecto, epica, historia, tarea]) {
      expect((await search(_id.toUpperCase())).map((one) => one._id)).toEqual([_id]);
      expect(await search(_id, world.outsider)).toEqual([]);
    }
    await world.as(world.member)('DELETE', `/tareas/${tarea._id}`);
    expect(await search(tarea._id)).toEqual([]);
  });
});
