import {
  erroresUsuarios,
  MAX_TOKENS,
  tokenCreado,
  tokenRevocado,
  type TokenPersonal,
} from '@pmp/contracts/usuarios';
import { CallerCache, DomainError, UnitOfWork, type Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { addCerrada, MAX_CERRADAS } from '../sesiones/abiertas/sesion.rules';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { CANJE_MS } from './token-check';
import { newSecreto, toToken, tokenDocOf, type TokenPedido } from './token.rules';
import { TokensRepository } from './tokens.repository';

/** A canje may be signed by another replica while the token is being revoked. */
const MARGIN_MS = 60_000;

/** Whose tokens they are, and the session number that they end with. */
export interface TokenOwner {
  _id: string;
  sesion: number;
}

/** The tokens of a person, or of a bot. */
@Injectable()
export class TokensService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async list(owner: TokenOwner): Promise<TokenPersonal[]> {
    return (await this.tokens.findLive(owner._id, owner.sesion)).map(toToken);
  }

  /** `also`: what must hold, or be written, for the token to be made. */
  async create(
    owner: TokenOwner,
    pedido: TokenPedido,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<{ token: TokenPersonal; secreto: string }> {
    const secreto = newSecreto();
    const doc = tokenDocOf(pedido, secreto, owner._id, owner.sesion);
    await this.unitOfWork.run(async (tx) => {
      await tx.takeTurn('tokens', owner._id);
      await this.assertRoom(owner, tx.session);
      await also?.(tx);
      await this.tokens.insert(doc, tx.session);
      const { _id, nombre, usuario, alcance, proyectos, expira, aplicacion } = doc;
      const cuantos = proyectos?.length ?? null;
      tx.fact(tokenCreado, {
        _id,
        nombre,
        usuario,
        alcance,
        proyectos: cuantos,
        expira: expira.toISOString(),
        ...(aplicacion && { aplicacion }),
      });
    });
    return { token: toToken(doc), secreto };
  }

  /** Throws if the person has as many as one may have. */
  async assertRoom({ _id, sesion }: TokenOwner, session: ClientSession | null = null): Promise<void> {
    const live = await this.tokens.findLive(_id, sesion, session);
    if (live.length >= MAX_TOKENS)
      throw new DomainError(erroresUsuarios.demasiadosTokens, { max: MAX_TOKENS });
  }

  /** What it was exchanged for ends like a session that is closed, with its sockets. */
  async revoke(usuario: string, _id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(usuario, tx.session);
      const removed = antes && (await this.tokens.remove(_id, usuario, tx.session));
      if (!removed) throw new DomainError(erroresUsuarios.tokenNoEncontrado);
      const now = new Date();
      const cerrada = { sid: _id, expira: new Date(now.getTime() + CANJE_MS + MARGIN_MS) };
      const sesionesCerradas = addCerrada(
        antes.sesionesCerradas ?? [],
        cerrada,
        now,
        MAX_CERRADAS + MAX_TOKENS,
      );
      const despues = await this.usuarios.update(antes, { sesionesCerradas }, tx.session);
      appendUsuarioCambiado(tx, antes, despues);
      tx.fact(tokenRevocado, { _id, nombre: removed.nombre, usuario });
      tx.recheckRooms({ usuarios: [usuario], cerrar: true, sesiones: [_id] });
    });
    this.callers.forget(usuario);
  }
}
