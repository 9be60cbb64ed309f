import { erroresComunes, type TokenDeAcceso } from '@pmp/contracts/common';
import type { canjearToken } from '@pmp/contracts/usuarios';
import { DomainError, TokenSigner } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { hashOf } from '../correo/enlace.rules';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import type { TokenDoc } from './token.model';
import { TokensRepository } from './tokens.repository';

/** How long a canje lives: longer than any body takes to arrive, because who calls is looked up again after it. */
export const CANJE_MS = 10 * 60_000;

export interface CheckedToken {
  titular: UsuarioDoc;
  acceso: TokenDeAcceso;
  expira: Date;
  /** It was given to a program for the MCP server. */
  soloMcp: boolean;
}

/** Whose a personal token is, if it is still good. */
@Injectable()
export class TokenCheck {
  private readonly logger = new Logger(TokenCheck.name);

  constructor(
    private readonly tokens: TokensRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly signer: TokenSigner,
  ) {}

  async check(secreto: string): Promise<CheckedToken> {
    const doc = await this.tokens.findByHuella(hashOf(secreto));
    const titular = doc && (await this.usuarios.findById(doc.usuario));
    if (!titular || !isGood(doc, titular)) throw new DomainError(erroresComunes.tokenNoValido);
    const { _id, nombre, alcance, proyectos, expira, aplicacion } = doc;
    this.tokens
      .touch(_id, new Date())
      .catch((error: unknown) => this.logger.warn({ motivo: String(error) }, 'uso de un token sin anotar'));
    const acceso = { _id, nombre, alcance, proyectos };
    return { titular, acceso, expira, soloMcp: aplicacion !== undefined };
  }

  /** What services accept in its place. */
  async exchange(secreto: string): Promise<z.infer<typeof canjearToken.reply>> {
    const { titular, acceso, expira, soloMcp } = await this.check(secreto);
    const ms = Math.min(CANJE_MS, expira.getTime() - Date.now());
    const owner = { sub: titular._id.toHexString(), ses: titular.sesion };
    const canje = await this.signer.signFor(acceso, owner, Math.max(1, Math.floor(ms / 1000)));
    return { _id: acceso._id, canje, ...(soloMcp && { soloMcp }) };
  }
}

const isGood = ({ ses, expira }: TokenDoc, { sesion, estado }: UsuarioDoc): boolean =>
  estado === 'activo' && ses === sesion && expira.getTime() > Date.now();
