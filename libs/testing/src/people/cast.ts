import type { TestPeople, TestPerson } from './people';

/** One person for each case that rights distinguish. */
export interface Cast {
  admin: TestPerson;
  teamAdmin: TestPerson;
  /** Creates what the tests use, and is only a member of the team. */
  creator: TestPerson;
  member: TestPerson;
  /** Belongs to another team. */
  outsider: TestPerson;
  team: string;
  otherTeam: string;
}

export async function makeCast(people: TestPeople): Promise<Cast> {
  const admin = await people.person({ nombre: 'Ada Admin', rol: 'admin' });
  const teamAdmin = await people.person({ nombre: 'Tomás Jefe' });
  const creator = await people.person({ nombre: 'Carla Creadora' });
  const member = await people.person({ nombre: 'Mario Miembro' });
  const outsider = await people.person({ nombre: 'Olga Ajena' });
  const roles = { [teamAdmin._id]: 'admin', [creator._id]: 'miembro', [member._id]: 'miembro' } as const;
  const team = await people.team(roles, { nombre: 'Equipo Azul' });
  const otherTeam = await people.team({ [outsider._id]: 'miembro' }, { nombre: 'Equipo Rojo' });
  return { admin, teamAdmin, creator, member, outsider, team, otherTeam };
}
