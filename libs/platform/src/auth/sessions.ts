import { Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';
import type { Caller } from './caller';
import { CallerCache } from './caller-cache';
import type { Claims } from './tokens/claims';

const SIN_EQUIPOS: Caller['equipos'] = new Map();

/**
 * A person whose account has not reached the local copy yet: the token's signature lets them in, with the least rights.
 */
const newcomer = ({ sub, ses, token }: Claims): Caller => ({
  _id: sub,
  nombre: '',
  correo: null,
  avatar: null,
  rol: 'usuario',
  sesion: ses,
  equipos: SIN_EQUIPOS,
  token,
});

export interface Session {
  caller: Caller;
  /** The session that the token belongs to, or the personal token. */
  sid: string;
  expira: Date;
  /** When the person last showed who they are: signed in, or confirmed that it was still them. */
  probada: Date;
}

/** Turns what a token claims into the person as the local copies know them now. */
@Injectable()
export class Sessions {
  constructor(private readonly callers: CallerCache) {}

  /** Rejects what has expired or was closed, whatever its token says. */
  async of(claims: Claims): Promise<Session> {
    const expira = new Date(claims.exp * 1000);
    if (expira.getTime() <= Date.now()) throw new DomainError(erroresComunes.sesionExpirada);
    const record = await this.callers.findOrAsk(claims.sub);
    const { sid, token } = claims;
    const probada = new Date((claims.auth_time ?? claims.iat) * 1000);
    if (!record) return { caller: newcomer(claims), sid, expira, probada };
    const { estado, sesion, sesionesCerradas } = record;
    if (estado === 'inactivo' || claims.ses < sesion || sesionesCerradas.includes(sid)) {
      throw new DomainError(erroresComunes.sesionExpirada);
    }
    return { caller: token ? { ...record, token } : record, sid, expira, probada };
  }
}
