import { ALCANCES, type Alcance } from '@pmp/contracts/common';
import {
  ALCANCES_MCP,
  erroresUsuarios,
  RUTA_MCP,
  type DecisionAcceso,
  type PeticionAcceso,
  type SolicitudAcceso,
} from '@pmp/contracts/usuarios';
import { Injectable } from '@nestjs/common';
import { type Caller, DomainError } from '@pmp/platform';
import { hashOf, newToken } from '../correo/enlace.rules';
import { newTokenId } from '../tokens/token.rules';
import { TokensService } from '../tokens/tokens.service';
import { type Cliente, destinoOf, isLocal, knowsRedirect } from './cliente.rules';
import { Clientes } from './clientes';
import { CodigosRepository } from './codigos.repository';
import { isChallenge } from './pkce.rules';

/** A program fetches its token as soon as the browser is back with it. */
const CODE_MS = 60_000;

const mcpAt = (origen: string): string | null =>
  URL.canParse(origen) && new URL(origen).origin === origen ? origen + RUTA_MCP : null;

/** What the program may be given at most. What it does not name we do not give; nothing named: what MCP needs. */
function alcancesOf(scope: string): Alcance[] {
  const named = scope.split(' ').filter(Boolean);
  if (!named.length) return [...ALCANCES_MCP];
  const highest = Math.max(...named.map((each) => ALCANCES.indexOf(each as Alcance)));
  return ALCANCES.slice(0, highest + 1);
}

/** In the words of the protocol; null: nothing is wrong. */
function problemOf(pedido: SolicitudAcceso): string | null {
  if (pedido.response_type !== 'code') return 'unsupported_response_type';
  if (!isChallenge(pedido.code_challenge, pedido.code_challenge_method)) return 'invalid_request: PKCE S256';
  // Were it for another server, the program would take the token there.
  const recurso = URL.canParse(pedido.resource) ? new URL(pedido.resource).href : null;
  if (recurso === null || recurso !== mcpAt(pedido.origen)) return 'invalid_target';
  return alcancesOf(pedido.scope).length ? null : 'invalid_scope';
}

function vueltaOf({ redirect_uri, state, origen }: SolicitudAcceso, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', origen);
  return url.href;
}

/**
 * A program asks for a token, and the person says for what. Nobody is sent anywhere because of a request that is wrong:
 * this page would lead whoever trusts it to wherever an attacker wants.
 */
@Injectable()
export class AuthorizeAplicacion {
  constructor(
    private readonly clientes: Clientes,
    private readonly codigos: CodigosRepository,
    private readonly tokens: TokensService,
  ) {}

  async look(caller: Caller, pedido: SolicitudAcceso): Promise<PeticionAcceso> {
    const { nombre } = await this.clienteIn(caller, pedido);
    const local = isLocal(pedido.redirect_uri);
    const destino = destinoOf(pedido.redirect_uri);
    return { aplicacion: { nombre, destino, local }, alcances: alcancesOf(pedido.scope) };
  }

  /** Where the browser takes the answer. */
  async decide(caller: Caller, pedido: DecisionAcceso): Promise<string> {
    const { nombre } = await this.clienteIn(caller, pedido);
    const { permitir, alcance, proyectos, dias } = pedido;
    if (!permitir) return vueltaOf(pedido, { error: 'access_denied' });
    if (!alcance || !alcancesOf(pedido.scope).includes(alcance))
      throw new DomainError(erroresUsuarios.alcanceNoValido);
    await this.tokens.assertRoom(caller);
    const codigo = newToken();
    await this.codigos.insert({
      _id: hashOf(codigo),
      usuario: caller._id,
      ses: caller.sesion,
      cliente: pedido.client_id,
      redirect: pedido.redirect_uri,
      reto: pedido.code_challenge,
      recurso: pedido.resource,
      nombre,
      alcance,
      proyectos,
      dias,
      token: newTokenId(),
      usado: false,
      expira: new Date(Date.now() + CODE_MS),
    });
    return vueltaOf(pedido, { code: codigo });
  }

  private async clienteIn({ _id }: Caller, pedido: SolicitudAcceso): Promise<Cliente> {
    const problema = problemOf(pedido);
    const cliente = await this.clientes.find(pedido.client_id, _id);
    if (!cliente || !knowsRedirect(cliente, pedido.redirect_uri))
      throw new DomainError(erroresUsuarios.aplicacionNoValida);
    if (problema) throw new DomainError(erroresUsuarios.peticionAccesoNoValida, { problema });
    return cliente;
  }
}
