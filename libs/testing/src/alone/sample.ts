import { newId } from '../people/new-id';
import { signToken, testKey, type TestKey } from '../people/tokens';

/** Who is administrator of everything, who belongs to the team, and who does not. */
export const ROLES = ['admin', 'miembro', 'ajeno'] as const;
export type Role = (typeof ROLES)[number];

const TOKEN_DAYS = 30;
const DAY_SECONDS = 86_400;

export interface Identity {
  _id: string;
  nombre: string;
  token: string;
}

/** The ids of what a service that runs alone finds, and who may see it. */
export interface Sample {
  personas: Record<Role, Identity>;
  equipo: string;
  proyecto: string;
  epica: string;
  historias: string[];
  sprint: string;
}

const NOMBRES: Record<Role, string> = {
  admin: 'Ada Admin',
  miembro: 'Mario Miembro',
  ajeno: 'Olga Ajena',
};

function identityOf(role: Role, key: TestKey): Identity {
  const _id = newId();
  const exp = Math.floor(Date.now() / 1000) + TOKEN_DAYS * DAY_SECONDS;
  return { _id, nombre: NOMBRES[role], token: signToken(key, { sub: _id, claims: { exp } }) };
}

export function makeSample(): { sample: Sample; key: TestKey } {
  const key = testKey();
  const [admin, miembro, ajeno] = ROLES.map((role) => identityOf(role, key)) as [
    Identity,
    Identity,
    Identity,
  ];
  const sample = {
    personas: { admin, miembro, ajeno },
    equipo: newId(),
    proyecto: newId(),
    epica: newId(),
    historias: [newId(), newId(), newId()],
    sprint: newId(),
  };
  return { sample, key };
}
