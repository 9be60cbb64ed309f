import type { Door } from '../door.ts';

export interface MadeToken {
  _id: string;
  secreto: string;
}

/** A personal token of whoever shows this session. */
export async function makeToken(
  door: Door,
  sesion: string,
  parts: { alcance: string; proyectos?: string[] },
): Promise<MadeToken> {
  const body = { nombre: 'De prueba', ...parts };
  type Reply = { secreto: string; token: { _id: string } };
  const { secreto, token } = await door.must<Reply>('POST', '/api/tokens', sesion, body);
  return { _id: token._id, secreto };
}
