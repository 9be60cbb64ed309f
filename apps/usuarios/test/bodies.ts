import { newId } from '@pmp/testing';
import { CONTRASENA, type Person } from './world';

export interface People {
  admin: Person;
  miembro: Person;
  /** The team of both. */
  equipo: string;
}

/** A route that takes a body. */
export interface Target {
  method: 'POST' | 'PUT';
  url: (people: People) => string;
  valid: (people: People) => Record<string, unknown>;
  fields: readonly string[];
}

const OF_NOBODY = { id: 'x'.repeat(27), rawId: 'x'.repeat(27), type: 'public-key' };
/** Of a device that nobody has asked. */
export const LLAVE_NUEVA = { ...OF_NOBODY, response: { clientDataJSON: 'x', attestationObject: 'x' } };
export const USO_DE_LLAVE = {
  ...OF_NOBODY,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' },
};

export const TARGETS: Record<string, Target> = {
  register: {
    method: 'POST',
    url: () => '/api/usuarios/register',
    valid: () => ({ nombre: 'Nueva', correo: 'nueva@ejemplo.es', contraseña: CONTRASENA, _id: newId() }),
    fields: ['nombre', 'correo', 'contraseña', '_id', 'invitacion'],
  },
  login: {
    method: 'POST',
    url: () => '/api/usuarios/login',
    valid: ({ miembro }) => ({
      correo: miembro.correo,
      contraseña: CONTRASENA,
      recordar: false,
      dispositivo: 'x',
    }),
    fields: ['correo', 'contraseña', 'recordar', 'dispositivo'],
  },
  'segundo paso': {
    method: 'POST',
    url: () => '/api/usuarios/login/factor',
    valid: () => ({ reto: 'x'.repeat(43), codigo: '000000', recordar: true }),
    fields: ['reto', 'codigo', 'recordar'],
  },
  'aplicación de códigos': {
    method: 'POST',
    url: () => '/api/usuarios/factores/aplicacion',
    valid: () => ({ actual: CONTRASENA }),
    fields: ['actual'],
  },
  'primer código': {
    method: 'POST',
    url: () => '/api/usuarios/factores/aplicacion/confirmar',
    valid: () => ({ codigo: '000000' }),
    fields: ['codigo'],
  },
  'entrar con llave': {
    method: 'POST',
    url: () => '/api/usuarios/login/llave',
    valid: () => ({ llave: USO_DE_LLAVE, recordar: false }),
    fields: ['llave', 'recordar'],
  },
  'llave nueva': {
    method: 'POST',
    url: () => '/api/usuarios/llaves',
    valid: () => ({ llave: LLAVE_NUEVA, nombre: 'Llavero' }),
    fields: ['llave', 'nombre'],
  },
  'alta con llave': {
    method: 'POST',
    url: () => '/api/usuarios/login/factor/alta/llave/confirmar',
    valid: () => ({ reto: 'x'.repeat(43), llave: LLAVE_NUEVA, nombre: 'Llavero' }),
    fields: ['reto', 'llave', 'nombre'],
  },
  cuenta: {
    method: 'PUT',
    url: ({ miembro }) => `/api/usuarios/${miembro._id}`,
    valid: () => ({ rol: 'admin', estado: 'activo', version: 1 }),
    fields: ['rol', 'estado', 'version'],
  },
  perfil: {
    method: 'PUT',
    url: () => '/api/usuarios/perfil',
    valid: () => ({
      nombre: 'Otra',
      correo: 'otra@ejemplo.es',
      avatar: null,
      actual: CONTRASENA,
      version: 1,
    }),
    fields: ['nombre', 'correo', 'avatar', 'actual', 'version'],
  },
  contrasena: {
    method: 'PUT',
    url: () => '/api/usuarios/contrasena',
    valid: () => ({ actual: CONTRASENA, nueva: 'secreta-2' }),
    fields: ['actual', 'nueva'],
  },
  preferencias: {
    method: 'PUT',
    url: () => '/api/usuarios/preferencias',
    valid: () => ({ email: false, push: false, tema: 'oscuro', idioma: 'en' }),
    fields: ['email', 'push', 'tema', 'idioma'],
  },
  tokens: {
    method: 'POST',
    url: () => '/api/tokens',
    valid: () => ({ nombre: 'CI', alcance: 'leer', proyectos: [newId()], dias: 30 }),
    fields: ['nombre', 'alcance', 'proyectos', 'dias'],
  },
  bots: {
    method: 'POST',
    url: () => '/api/usuarios/bots',
    valid: () => ({ _id: newId(), nombre: 'Robot', avatar: null }),
    fields: ['_id', 'nombre', 'avatar'],
  },
  'correo confirmar': {
    method: 'POST',
    url: () => '/api/usuarios/correo/confirmar',
    valid: () => ({ token: 'x'.repeat(43) }),
    fields: ['token'],
  },
  invitaciones: {
    method: 'POST',
    url: () => '/api/usuarios/invitaciones',
    valid: () => ({ correo: 'invitada@ejemplo.es' }),
    fields: ['correo'],
  },
  olvido: {
    method: 'POST',
    url: () => '/api/usuarios/contrasena/olvido',
    valid: ({ miembro }) => ({ correo: miembro.correo }),
    fields: ['correo'],
  },
  'enlace de registro': {
    method: 'POST',
    url: () => '/api/usuarios/register/enlace',
    valid: ({ miembro }) => ({ correo: miembro.correo, idioma: 'es' }),
    fields: ['correo', 'idioma'],
  },
  restablecer: {
    method: 'POST',
    url: () => '/api/usuarios/contrasena/restablecer',
    valid: () => ({ token: 'x'.repeat(43), nueva: 'secreta-2' }),
    fields: ['token', 'nueva'],
  },
  'empresa inicio': {
    method: 'POST',
    url: () => '/api/usuarios/empresa/inicio',
    valid: () => ({ destino: '/dashboard', recordar: true }),
    fields: ['destino', 'recordar'],
  },
  'empresa sesion': {
    method: 'POST',
    url: () => '/api/usuarios/empresa/sesion',
    valid: () => ({ respuesta: '?code=x&state=y', clave: 'x'.repeat(43) }),
    fields: ['respuesta', 'clave'],
  },
  'equipo nuevo': {
    method: 'POST',
    url: () => '/api/equipos',
    valid: ({ admin, miembro }) => ({
      _id: newId(),
      nombre: 'A',
      descripcion: '',
      miembros: [admin._id, miembro._id],
      logo: null,
    }),
    fields: ['_id', 'nombre', 'descripcion', 'miembros', 'logo'],
  },
  equipo: {
    method: 'PUT',
    url: ({ equipo }) => `/api/equipos/${equipo}`,
    valid: ({ admin, miembro }) => ({
      nombre: 'A',
      descripcion: '',
      miembros: [admin._id, miembro._id],
      logo: null,
      version: 1,
    }),
    fields: ['nombre', 'descripcion', 'miembros', 'logo', 'version'],
  },
};
