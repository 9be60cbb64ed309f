import {
  erroresUsuarios,
  type LlaveNueva,
  type OpcionesLlave,
  type OpcionesUso,
  type UsoLlave,
} from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import type { ClaseDeLlave, PaseDoc } from '../pase.model';
import { PasesRepository } from '../pases.repository';
import { ISSUER } from '../totp.rules';
import type { LlaveDoc } from './llave.model';
import { LlavesRepository } from './llaves.repository';
import type { Sitio } from './sitio.rules';

/** As long as a person needs to find their key; the sign-in page asks for another before it ends. */
const PETICION_MS = 5 * 60_000;
const ASA_BYTES = 32;
/** ES256, EdDSA and RS256 (RFC 9053), the one that every device has first. */
const ALGORITHMS = [-7, -8, -257];

/** What a challenge is for: it is good for nothing else. */
export interface Proposito {
  clase: ClaseDeLlave;
  /** The session, or the step of a sign-in, that asks; none of a sign-in that begins with the key. */
  de?: string;
}

type Titular = Pick<UsuarioDoc, '_id' | 'sesion' | 'nombre' | 'correo'>;

/** Where the key is all that is shown, the device has to have recognised the person (by a finger, a face or a PIN). */
const asksForPerson = (clase: PaseDoc['clase']): boolean => clase !== 'llave-paso';

const descriptorOf = ({ credencial, transportes }: LlaveDoc) => ({
  id: credencial,
  type: 'public-key' as const,
  ...(transportes.length > 0 && { transports: transportes }),
});

/** The key has answered, and its count says that somebody has a copy. */
export class CopiedLlave extends DomainError {
  constructor() {
    super(erroresUsuarios.llaveNoValida);
  }
}

/**
 * Asks devices for passkeys and reads what they answer (WebAuthn). A challenge is a pass like the others: random, stored
 * as its digest, for one purpose, and taken before anything else is looked at, so it is good once.
 */
@Injectable()
export class LlaveCheck {
  constructor(
    private readonly llaves: LlavesRepository,
    private readonly pases: PasesRepository,
  ) {}

  /** What the browser asks a device with. Without a `titular` any key for this site answers. */
  async ask(proposito: Proposito, sitio: Sitio | null, titular?: Titular): Promise<OpcionesUso> {
    const { nombre, origen } = assertSite(sitio);
    const own = titular ? await this.llaves.listOf(titular._id.toHexString()) : [];
    const challenge = await this.makePase(proposito, { origen }, titular);
    const userVerification = asksForPerson(proposito.clase) ? 'required' : 'preferred';
    const allowCredentials = own.filter(({ sitio: de }) => de === nombre).map(descriptorOf);
    return { challenge, rpId: nombre, timeout: PETICION_MS, userVerification, allowCredentials };
  }

  /** The key that has answered; throws unless the answer is right, in time, and the first to this challenge. */
  async use(uso: UsoLlave, proposito: Proposito): Promise<LlaveDoc> {
    const pase = await this.takePase(uso.response.clientDataJSON, proposito);
    const llave = await this.llaves.findByCredencial(uso.id);
    if (!llave || (pase.usuario !== '' && llave.usuario !== pase.usuario)) throw noValida();
    const { userHandle } = uso.response;
    if (userHandle && userHandle !== llave.asa) throw noValida();
    if (llave.sitio !== nameOf(pase)) throw noValida();
    const contador = await readUse(uso, llave, pase);
    if (!(await this.llaves.use(llave, contador))) throw new CopiedLlave();
    return llave;
  }

  /** What the browser makes a new key with. */
  async askNew(proposito: Proposito, sitio: Sitio | null, titular: Titular): Promise<OpcionesLlave> {
    const { nombre, origen } = assertSite(sitio);
    const own = await this.llaves.listOf(titular._id.toHexString());
    const asa = own[0]?.asa ?? randomBytes(ASA_BYTES).toString('base64url');
    const challenge = await this.makePase(proposito, { origen, asa }, titular);
    return {
      challenge,
      rp: { id: nombre, name: ISSUER },
      user: { id: asa, name: titular.correo, displayName: titular.nombre },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: PETICION_MS,
      attestation: 'none',
      excludeCredentials: own.map(descriptorOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'preferred',
      },
    };
  }

  /** What is stored of a new key; throws unless a device made it for this challenge. */
  async readNew(
    nueva: LlaveNueva,
    proposito: Proposito,
    usuario: string,
  ): Promise<Omit<LlaveDoc, '_id' | 'nombre'>> {
    const pase = await this.takePase(nueva.response.clientDataJSON, proposito);
    if (pase.usuario !== usuario) throw noValida();
    const credential = await readNueva(nueva, pase);
    return {
      usuario,
      credencial: credential.id,
      sitio: nameOf(pase),
      asa: pase.asa ?? '',
      clave: Buffer.from(credential.publicKey).toString('base64url'),
      contador: credential.counter,
      transportes: nueva.response.transports ?? [],
      creada: new Date(),
      usada: null,
    };
  }

  private async makePase(
    { clase, de }: Proposito,
    of: Pick<PaseDoc, 'origen' | 'asa'>,
    titular?: Titular,
  ): Promise<string> {
    const owner = { usuario: titular?._id.toHexString() ?? '', ses: titular?.sesion ?? 0 };
    const expira = new Date(Date.now() + PETICION_MS);
    return this.pases.make({ clase, ...owner, ...(de !== undefined && { de }), ...of, expira });
  }

  private async takePase(clientDataJSON: string, { clase, de }: Proposito): Promise<PaseDoc> {
    const pase = await this.pases.take(challengeOf(clientDataJSON), clase);
    if (!pase || pase.de !== de) throw new DomainError(erroresUsuarios.llaveCaducada);
    return pase;
  }
}

async function readUse(uso: UsoLlave, llave: LlaveDoc, pase: PaseDoc): Promise<number> {
  const { userHandle, ...response } = uso.response;
  const read = await verifyAuthenticationResponse({
    response: {
      ...uso,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challengeOf(response.clientDataJSON),
    expectedOrigin: pase.origen ?? '',
    expectedRPID: llave.sitio,
    // Its count is compared as it is stored, in one write: here two answers would find the same one before them.
    credential: { id: llave.credencial, publicKey: Buffer.from(llave.clave, 'base64url'), counter: 0 },
    requireUserVerification: asksForPerson(pase.clase),
  }).catch(() => null);
  if (!read?.verified) throw noValida();
  return read.authenticationInfo.newCounter;
}

async function readNueva({ response, ...nueva }: LlaveNueva, pase: PaseDoc) {
  const { clientDataJSON, attestationObject } = response;
  const read = await verifyRegistrationResponse({
    response: { ...nueva, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challengeOf(clientDataJSON),
    expectedOrigin: pase.origen ?? '',
    expectedRPID: nameOf(pase),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!read?.verified) throw noValida();
  return read.registrationInfo.credential;
}

function assertSite(sitio: Sitio | null): Sitio {
  if (!sitio) throw new DomainError(erroresUsuarios.llavesNoDisponibles);
  return sitio;
}

const nameOf = ({ origen }: PaseDoc): string => URL.parse(origen ?? '')?.hostname ?? '';

/** What the device says that it was asked; empty where that cannot be read. */
function challengeOf(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = said !== null && typeof said === 'object' && 'challenge' in said && said.challenge;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

const noValida = (): DomainError => new DomainError(erroresUsuarios.llaveNoValida);
