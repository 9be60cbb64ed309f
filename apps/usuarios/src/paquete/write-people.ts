import {
  equipoCreado,
  equipoEstado,
  PREFERENCIAS_INICIALES,
  usuarioEstado,
  usuarioRegistrado,
} from '@pmp/contracts/usuarios';
import type { ImportPlan, Writing } from '@pmp/paquete';
import { hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import type { EquipoDoc } from '../equipos/equipo.model';
import type { UsuarioDoc } from '../usuarios/usuario.model';

/** Argon2id hash of a random password that nobody knows. */
const nobodysHash = (): Promise<string> => hash(randomBytes(32).toString('base64'));

function newUsuario(correo: string, nombre: string, hashed: string, now: Date): UsuarioDoc {
  return {
    _id: new mongo.ObjectId(),
    nombre,
    correo,
    correoClave: correo,
    hash: hashed,
    avatar: null,
    rol: 'usuario',
    estado: 'inactivo',
    sesion: 1,
    sesionesCerradas: [],
    correoConfirmado: false,
    preferencias: { ...PREFERENCIAS_INICIALES },
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Creates inactive accounts for people without one: what they did stays theirs, and nobody can sign in with them. */
async function writeUsuarios({ base, session, plan, outbox, now }: Writing): Promise<void> {
  const names = new Map(plan.cast.personas.map(({ correo, nombre }) => [correo, nombre]));
  const hashed = await nobodysHash();
  const docs = plan.where.missing.map((correo) =>
    newUsuario(correo, names.get(correo) ?? correo, hashed, now),
  );
  if (docs.length === 0) return;
  await base.collection<UsuarioDoc>('usuarios').insertMany(docs, { session });
  for (const { _id, nombre, correo, avatar, rol, estado, sesion, preferencias, version } of docs) {
    const id = _id.toHexString();
    plan.where.people.set(correo, id);
    outbox.state(usuarioEstado, id, version, {
      nombre,
      correo,
      avatar,
      rol,
      estado,
      sesion,
      preferencias,
      sesionesCerradas: [],
      correoConfirmado: false,
    });
    outbox.fact(usuarioRegistrado, { _id: id, nombre });
  }
}

async function writeEquipo({ base, session, plan, outbox, now, idOf }: Writing): Promise<void> {
  const { nombre, miembros } = plan.cast.equipo;
  const admin = miembros.find(({ rol }) => rol === 'admin') ?? miembros[0];
  const anybody = await base.collection<UsuarioDoc>('usuarios').findOne({ rol: 'admin' }, { session });
  const doc: EquipoDoc = {
    _id: new mongo.ObjectId(),
    nombre,
    descripcion: '',
    logo: null,
    miembros: miembros.map(({ correo, rol }) => ({ usuario: idOf(correo), rol })),
    creador: admin ? idOf(admin.correo) : anybody!._id,
    eliminadoEn: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await base.collection<EquipoDoc>('equipos').insertOne(doc, { session });
  const _id = doc._id.toHexString();
  const members = doc.miembros.map(({ usuario, rol }) => ({ usuario: usuario.toHexString(), rol }));
  plan.where.team = { _id: doc._id, nombre, miembros: members.map(({ usuario }) => usuario) };
  outbox.state(equipoEstado, _id, doc.version, { nombre, miembros: members });
  outbox.fact(equipoCreado, { _id, nombre, detalle: [{ campo: 'nombre', de: null, a: nombre }] });
}

export const lacksPeople = ({ where }: ImportPlan): boolean =>
  where.missing.length > 0 || where.team === null;

/** Creates the accounts and, if `needsTeam`, the team that the project needs and this installation lacks. */
export async function writePeople(writing: Writing, needsTeam: boolean): Promise<void> {
  await writeUsuarios(writing);
  if (needsTeam) await writeEquipo(writing);
}
