import {
  type Bot,
  type BotCreate,
  type BotUpdate,
  erroresUsuarios,
  MAX_BOTS,
  type TokenCreate,
  type TokenPersonal,
} from '@pmp/contracts/usuarios';
import {
  assertAllowed,
  assertVersion,
  type Caller,
  CallerCache,
  DomainError,
  type Tx,
  UnitOfWork,
} from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ImagenesService } from '../imagenes/imagenes.service';
import { LecturasService } from '../tokens/token-reads/lecturas.service';
import { type TokenOwner, TokensService } from '../tokens/tokens.service';
import { appendUsuarioCambiado, appendUsuarioRegistrado } from '../usuarios/usuario.events';
import { toPersona } from '../usuarios/usuario.mapper';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';

/** Nobody can have mail there (RFC 2606), so nobody can register it or be sent its password. */
const correoOf = (id: string): string => `${id}@bot.invalid`;

const ownerOf = ({ _id, sesion }: UsuarioDoc): TokenOwner => ({ _id: _id.toHexString(), sesion });

/**
 * Accounts for programs. One is a person to everything else: a member of teams, an assignee, an author. Whoever
 * administers makes its tokens, since nobody can sign in as it.
 */
@Injectable()
export class BotsService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly imagenes: ImagenesService,
    private readonly tokens: TokensService,
    private readonly lecturas: LecturasService,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async list(caller: Caller): Promise<Bot[]> {
    assertAllowed(caller, 'identidad.administrar', {});
    return Promise.all((await this.usuarios.listBots()).map((doc) => this.toBot(doc)));
  }

  /** The same `_id` again finds the bot that it made. */
  async create(caller: Caller, { _id, nombre, avatar }: BotCreate): Promise<Bot> {
    assertAllowed(caller, 'identidad.administrar', {});
    const previa = _id ? await this.usuarios.findById(_id) : null;
    if (previa?.bot && !previa.borrado) return this.toBot(previa);
    const id = _id ?? new Types.ObjectId().toHexString();
    const doc = await this.unitOfWork.run(async (tx) => {
      await tx.takeTurn('bots');
      if ((await this.usuarios.listBots(tx.session)).length >= MAX_BOTS)
        throw new DomainError(erroresUsuarios.demasiadosBots, { max: MAX_BOTS });
      const foto = await this.imagenes.settle(id, null, avatar, tx.session);
      const cuenta = { correo: correoOf(id), correoConfirmado: false, hash: '', bot: true };
      const nuevo = await this.usuarios.insert({ _id: id, nombre, avatar: foto, ...cuenta }, tx.session);
      appendUsuarioRegistrado(tx, nuevo);
      return nuevo;
    });
    return this.toBot(doc);
  }

  async update(caller: Caller, id: string, { version, nombre, avatar }: BotUpdate): Promise<Bot> {
    assertAllowed(caller, 'identidad.administrar', {});
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(id, tx);
      assertVersion(version, antes.version);
      const foto = await this.imagenes.settle(id, antes.avatar, avatar, tx.session);
      const nuevo = nombre ?? antes.nombre;
      if (foto === antes.avatar && nuevo === antes.nombre) return antes;
      const despues = await this.usuarios.update(antes, { nombre: nuevo, avatar: foto }, tx.session);
      appendUsuarioCambiado(tx, antes, despues);
      return despues;
    });
    this.callers.forget(id);
    return this.toBot(doc);
  }

  async createToken(
    caller: Caller,
    id: string,
    pedido: TokenCreate,
  ): Promise<{ token: TokenPersonal; secreto: string }> {
    assertAllowed(caller, 'identidad.administrar', {});
    const doc = await this.load(id);
    if (doc.estado !== 'activo') throw new DomainError(erroresUsuarios.botInactivo);
    return this.tokens.create(ownerOf(doc), pedido);
  }

  async revokeToken(caller: Caller, id: string, token: string): Promise<void> {
    assertAllowed(caller, 'identidad.administrar', {});
    await this.load(id);
    await this.tokens.revoke(id, token);
  }

  async forgetReadings(caller: Caller, id: string, token: string): Promise<void> {
    assertAllowed(caller, 'identidad.administrar', {});
    await this.load(id);
    await this.lecturas.forget(id, token);
  }

  private async load(id: string, tx?: Tx): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(id, tx?.session);
    if (!doc?.bot || doc.borrado) throw new DomainError(erroresUsuarios.botNoEncontrado);
    return doc;
  }

  private async toBot(doc: UsuarioDoc): Promise<Bot> {
    return {
      ...toPersona(doc),
      estado: doc.estado,
      createdAt: doc.createdAt.toISOString(),
      version: doc.version,
      tokens: await this.tokens.list(ownerOf(doc)),
    };
  }
}
