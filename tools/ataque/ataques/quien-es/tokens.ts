import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import mongoose from 'mongoose';
import { operatorAddresses } from '../../../start/access/prepare-access.ts';
import { readSettings } from '../../../start/settings.ts';
import { LiveSocket } from '../../escena/live-socket.ts';
import { CONTRASENA, register, signIn, type Person } from '../../escena/people.ts';
import type { Target } from '../../target.ts';

type Json = Record<string, unknown>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (text: string): Json => JSON.parse(Buffer.from(text, 'base64url').toString()) as Json;

/** A key pair of the attacker's. */
const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const es256 = (header: Json, claims: Json, key: KeyObject = own.privateKey): string => {
  const text = `${part(header)}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
};

const hmac = (bits: number, header: Json, claims: Json, key: string | Buffer): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac(`sha${bits}`, key).update(text).digest('base64url')}`;
};

/** Tokens that an attacker can derive from a valid one. */
function forgeries(good: string, admin: string): Record<string, string> {
  const [head, body, signature] = good.split('.') as [string, string, string];
  const header = read(head);
  const claims = read(body);
  const asAdmin = { ...claims, sub: admin };
  const jwk = own.publicKey.export({ format: 'jwk' });
  const pem = own.publicKey.export({ format: 'pem', type: 'spki' });
  const flipped = Buffer.from(signature, 'base64url');
  flipped[10]! ^= 1;
  return {
    'alg none': `${part({ ...header, alg: 'none' })}.${part(asAdmin)}.`,
    'alg none con firma': `${part({ ...header, alg: 'none' })}.${part(asAdmin)}.${signature}`,
    'alg nOnE': `${part({ ...header, alg: 'nOnE' })}.${part(asAdmin)}.${signature}`,
    'sin alg': `${part({ kid: header['kid'] })}.${part(asAdmin)}.${signature}`,
    'HS256 con el kid': hmac(256, { ...header, alg: 'HS256' }, asAdmin, String(header['kid'])),
    'HS256 con clave vacía': hmac(256, { ...header, alg: 'HS256' }, asAdmin, ''),
    'HS512 con una clave pública': hmac(512, { ...header, alg: 'HS512' }, asAdmin, pem),
    'firma de otro con su kid': es256(header, asAdmin),
    'firma de otro con kid nuevo': es256({ ...header, kid: 'f'.repeat(24) }, asAdmin),
    'kid que recorre carpetas': es256({ ...header, kid: '../../../../dev/null' }, asAdmin),
    'kid que pregunta a la base': es256({ ...header, kid: { $ne: null } }, asAdmin),
    'kid del prototipo': es256({ ...header, kid: '__proto__' }, asAdmin),
    'clave dentro del token': es256({ ...header, jwk }, asAdmin),
    'clave en otra dirección': es256({ ...header, jku: 'http://127.0.0.1:1/claves' }, asAdmin),
    'persona cambiada': `${head}.${part(asAdmin)}.${signature}`,
    'caducidad cambiada': `${head}.${part({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'cabecera cambiada': `${part({ ...header, typ: 'at+jwt' })}.${body}.${signature}`,
    'firma cambiada': `${head}.${body}.${flipped.toString('base64url')}`,
    'firma de ceros': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'firma vacía': `${head}.${body}.`,
    'dos partes': `${head}.${body}`,
    'cuatro partes': `${good}.x`,
    'claims que no son un objeto': `${head}.${part('admin')}.${signature}`,
    'cabecera que no es JSON': `e30x.${body}.${signature}`,
    largo: `${head}.${'a'.repeat(8_000)}.${signature}`,
    vacío: '',
  };
}

/** The token must be rejected by the service that owns tokens, by another service and by the sockets. */
async function assertRefused({ door, findings }: Target, what: string, token: string): Promise<void> {
  for (const path of ['/api/usuarios/perfil', '/api/proyectos', '/api/mensajes/chats']) {
    const { status, text } = await door.send({
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${token}` },
    });
    findings.check(status === 401, `token falso (${what}) en ${path}: ${status}`, text);
  }
  const opened = await LiveSocket.open(door.baseUrl, token).catch(() => null);
  findings.check(opened === null, `token falso (${what}) abre un socket`);
  opened?.close();
}

/**
 * The product's own signing key, which only `usuarios` and the operator read: needed to sign tokens that are wrong in a single claim.
 */
async function stolenKey({ door, dataDir }: Target): Promise<JsonWebKey> {
  const settings = readSettings({ PORT: new URL(door.baseUrl).port, DATA_DIR: dataDir });
  const client = new mongoose.mongo.MongoClient(operatorAddresses(settings).mongodbUri);
  try {
    const clave = await client.db('usuarios').collection<JsonWebKey>('claves').findOne({ activa: true });
    if (!clave) throw new Error('No se ha encontrado la clave de firma.');
    return { kty: clave.kty, crv: clave.crv, x: clave.x, y: clave.y, d: clave.d } as JsonWebKey;
  } finally {
    await client.close();
  }
}

/**
 * Tokens with a valid signature that are invalid for another reason, and ones that use the public key as a shared
 * secret.
 */
async function wellSigned(target: Target, good: string): Promise<void> {
  const [header, claims] = good
    .split('.')
    .slice(0, 2)
    .map((text) => read(text)) as [Json, Json];
  const jwk = await stolenKey(target);
  const key = createPrivateKey({ format: 'jwk', key: jwk });
  const now = Math.floor(Date.now() / 1000);
  const wrong: Record<string, Json> = {
    caducado: { ...claims, iat: now - 100, exp: now - 1 },
    'sin caducidad': { ...claims, exp: undefined },
    'caducidad en texto': { ...claims, exp: '9999999999' },
    'todavía no vale': { ...claims, nbf: now + 3_600 },
    'sesión anterior': { ...claims, ses: Number(claims['ses']) - 1 },
    'sin sesión': { ...claims, ses: undefined },
    'sin sid': { ...claims, sid: undefined },
    'persona que no es un id': { ...claims, sub: { $ne: null } },
  };
  for (const [what, changed] of Object.entries(wrong))
    await assertRefused(target, what, es256(header, changed, key));
  const { status } = await target.door.json('GET', '/api/usuarios/perfil', es256(header, claims, key));
  target.findings.check(status === 200, 'la prueba no firma como el producto: sus rechazos no dicen nada');
  const publicKey = createPublicKey(key);
  const secrets = {
    PEM: publicKey.export({ format: 'pem', type: 'spki' }),
    DER: publicKey.export({ format: 'der', type: 'spki' }),
    JWK: JSON.stringify(publicKey.export({ format: 'jwk' })),
  };
  const asAdmin = { ...claims, sub: target.scene.people.admin._id };
  for (const [format, secret] of Object.entries(secrets))
    await assertRefused(
      target,
      `HS256 con la clave pública en ${format}`,
      hmac(256, { ...header, alg: 'HS256' }, asAdmin, secret),
    );
}

const WITHIN_MS = 1_000;

/** From now on the token must open nothing, and the socket it had opened must be closed. */
async function assertEnded(
  target: Target,
  what: string,
  person: Person,
  end: () => Promise<unknown>,
): Promise<void> {
  const { door, findings } = target;
  const socket = await LiveSocket.open(door.baseUrl, person.token);
  await end();
  const until = Date.now() + WITHIN_MS;
  const open = async () => {
    const paths = [
      '/api/usuarios/perfil',
      '/api/proyectos',
      '/api/sprints/lote',
      '/api/mensajes/chats',
      '/api/notificaciones',
      '/api/ia/verificar',
    ];
    const replies = await Promise.all(
      paths.map((path) => door.json(path.endsWith('lote') ? 'PUT' : 'GET', path, person.token)),
    );
    return paths.filter((_, i) => replies[i]!.status !== 401);
  };
  let left = await open();
  while (Date.now() < until && (left.length > 0 || socket.connected)) left = await open();
  findings.check(left.length === 0, `${what}: el token sigue valiendo`, left);
  findings.check(!socket.connected, `${what}: el socket sigue abierto`);
  socket.close();
}

async function ended(target: Target): Promise<void> {
  const { door, scene } = target;
  const [ana, luis, eva] = [await register(door), await register(door), await register(door)];
  const again = await signIn(door, ana.correo);
  const closeOther = () => door.must('POST', '/api/usuarios/sesiones/cerrar-demas', again.token);
  await assertEnded(target, 'sesión cerrada desde otra', ana, closeOther);
  const nueva = { actual: CONTRASENA, nueva: 'Otra-2026' };
  const change = () => door.must('PUT', '/api/usuarios/contrasena', luis.token, nueva);
  await assertEnded(target, 'contraseña cambiada', luis, change);
  const admin = scene.people.admin.token;
  const disable = () => door.must('PUT', `/api/usuarios/${eva._id}`, admin, { estado: 'inactivo' });
  await assertEnded(target, 'cuenta desactivada', eva, disable);
}

/** Tries forged, altered, expired and withdrawn tokens over HTTP and sockets. */
export async function forgeTokens(target: Target): Promise<void> {
  const { member, admin } = target.scene.people;
  for (const [what, token] of Object.entries(forgeries(member.token, admin._id)))
    await assertRefused(target, what, token);
  for (const auth of [undefined, null, 7, {}, [], { $ne: null }, true]) {
    const opened = await LiveSocket.open(target.door.baseUrl, auth).catch(() => null);
    target.findings.check(opened === null, `el socket se abre con ${JSON.stringify(auth)} por token`);
    opened?.close();
  }
  await wellSigned(target, member.token);
  await ended(target);
}
