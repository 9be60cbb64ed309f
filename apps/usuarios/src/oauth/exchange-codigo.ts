import { ALCANCES } from '@pmp/contracts/common';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { Injectable } from '@nestjs/common';
import { DomainError, UnitOfWork } from '@pmp/platform';
import { hashOf } from '../correo/enlace.rules';
import { TokensService } from '../tokens/tokens.service';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import type { CodigoDoc } from './codigo.model';
import { CodigosRepository } from './codigos.repository';
import { isLocal } from './cliente.rules';
import { OauthError } from './oauth-error';
import { answers } from './pkce.rules';

const invalidGrant = () => new OauthError('invalid_grant', erroresUsuarios.codigoAccesoNoValido);

/** Fields of the form; RFC 6749 forbids to repeat one. */
function fieldsOf(body: string): Map<string, string> {
  const given = new URLSearchParams(body);
  const fields = new Map(given);
  if (fields.size !== [...given.keys()].length) throw new OauthError('invalid_request');
  return fields;
}

/** The program shows the code that the browser has brought it, and that it is who asked for it. */
@Injectable()
export class ExchangeCodigo {
  constructor(
    private readonly codigos: CodigosRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly tokens: TokensService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async exchange(body: string) {
    const fields = fieldsOf(body);
    if (fields.get('grant_type') !== 'authorization_code') throw new OauthError('unsupported_grant_type');
    const codigo = fields.get('code');
    if (!codigo) throw new OauthError('invalid_request');
    const doc = await this.codigos.use(hashOf(codigo));
    if (!doc) throw invalidGrant();
    if (doc.usado) return this.takeBack(doc);
    await this.assertItsOwn(doc, fields);
    const { secreto, token } = await this.tokens.create(
      { _id: doc.usuario, sesion: doc.ses },
      {
        _id: doc.token,
        nombre: doc.nombre,
        alcance: doc.alcance,
        proyectos: doc.proyectos,
        dias: doc.dias,
        aplicacion: isLocal(doc.redirect) ? new URL(doc.redirect).hostname : new URL(doc.redirect).host,
      },
      async ({ session }) => {
        if (!(await this.codigos.exchange(doc._id, session))) throw invalidGrant();
      },
    );
    return {
      access_token: secreto,
      token_type: 'Bearer' as const,
      expires_in: Math.floor((Date.parse(token.expira) - Date.now()) / 1_000),
      scope: ALCANCES.slice(0, ALCANCES.indexOf(doc.alcance) + 1).join(' '),
    };
  }

  private async assertItsOwn(doc: CodigoDoc, fields: Map<string, string>): Promise<void> {
    const isOwn =
      doc.expira.getTime() > Date.now() &&
      doc.cliente === fields.get('client_id') &&
      doc.redirect === fields.get('redirect_uri') &&
      answers(fields.get('code_verifier') ?? '', doc.reto);
    if (!isOwn) throw invalidGrant();
    const recurso = fields.get('resource');
    if (recurso !== undefined && recurso !== doc.recurso) throw new OauthError('invalid_target');
    const titular = await this.usuarios.findById(doc.usuario);
    if (titular?.estado !== 'activo' || titular.sesion !== doc.ses) throw invalidGrant();
  }

  /** Two have shown it, and one of them has stolen it: what it was exchanged for ends, or is not made any more. */
  private async takeBack({ _id, usuario, token }: CodigoDoc): Promise<never> {
    await this.unitOfWork.run(({ session }) => this.codigos.repeat(_id, session));
    await this.tokens.revoke(usuario, token).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.kind === 'missing')) throw error;
    });
    throw invalidGrant();
  }
}
