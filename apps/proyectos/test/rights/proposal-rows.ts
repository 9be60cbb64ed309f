import { newId, type World } from '../world';

type Tree = Awaited<ReturnType<World['tree']>>;

const hidden = (status = 200) => ({
  nobody: 401,
  outsider: 404,
  member: status,
  creator: status,
  teamAdmin: status,
  admin: status,
});

/** The routes of proposals, for the table of rights. */
export function proposalRows(world: () => World) {
  const proposalOf = async ({ tarea }: Tree): Promise<string> => {
    const { service, creator } = world();
    const token = service.people.withToken(creator, 'proponer');
    const { body } = await world().as(token)('PUT', `/tareas/${tarea._id}`, { titulo: 'Otro título' });
    return `/propuestas/${body.propuesta ?? newId()}`;
  };
  return {
    'GET /propuestas': {
      url: (t: Tree) => `/propuestas?proyecto=${t.proyecto._id}`,
      expected: hidden(),
    },
    'GET /propuestas/{id}': { url: proposalOf },
    /** Of a change that is not there, so nothing happens. */
    'POST /propuestas/{id}/decidir': {
      url: async (t: Tree) => `${await proposalOf(t)}/decidir`,
      body: () => ({ rechazar: ['f'.repeat(24)] }),
      expected: hidden(400),
    },
    /** Nothing of it has been taken. */
    'POST /propuestas/{id}/deshacer': {
      url: async (t: Tree) => `${await proposalOf(t)}/deshacer`,
      body: () => ({}),
      expected: hidden(409),
    },
  };
}
