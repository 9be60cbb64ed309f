import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import {
  type crearParaPaquete,
  equipoCreado,
  equipoEstado,
  PREFERENCIAS_INICIALES,
  usuarioEstado,
  usuarioRegistrado,
} from '@pmp/contracts/usuarios';
import { type Tx, UnitOfWork } from '@pmp/platform';
import { hash } from '@node-rs/argon2';
import { type Connection, mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { EquipoDoc } from '../equipos/equipo.model';
import type { UsuarioDoc } from '../usuarios/usuario.model';

type Lacking = z.output<typeof crearParaPaquete.request>;
type Made = z.input<typeof crearParaPaquete.reply>;

/** Argon2id hash of a random password that nobody knows. */
const nobodysHash = (): Promise<string> => hash(randomBytes(32).toString('base64'));

/** What a package that is taken in lacks here. */
@Injectable()
export class CreateForPackage {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async create({ personas, equipo }: Lacking): Promise<Made> {
    const hashed = await nobodysHash();
    return this.unitOfWork.steps(async (tx) => ({
      personas: await this.createPersonas(tx, personas, hashed),
      equipo: equipo && (await this.createEquipo(tx, equipo)),
    }));
  }

  /** Inactive accounts for people without one: what they did stays theirs, and nobody can sign in with them. */
  private async createPersonas(
    tx: Tx,
    personas: Lacking['personas'],
    hashed: string,
  ): Promise<Made['personas']> {
    const known = await this.idsOf(
      personas.map(({ correo }) => correo),
      tx,
    );
    const docs = personas
      .filter(({ correo }) => !known.has(correo))
      .map(({ correo, nombre }) => newUsuario(correo, nombre, hashed));
    if (docs.length) await this.usuarios().insertMany(docs, { session: tx.session });
    for (const doc of docs) {
      const id = doc._id.toHexString();
      known.set(doc.correoClave, doc._id);
      tx.state(usuarioEstado, id, doc.version, {
        nombre: doc.nombre,
        correo: doc.correo,
        avatar: doc.avatar,
        rol: doc.rol,
        estado: doc.estado,
        sesion: doc.sesion,
        preferencias: doc.preferencias,
        sesionesCerradas: [],
        correoConfirmado: false,
      });
      tx.fact(usuarioRegistrado, { _id: id, nombre: doc.nombre });
    }
    return personas.map(({ correo }) => ({ correo, _id: known.get(correo)!.toHexString() }));
  }

  private async createEquipo(
    tx: Tx,
    { nombre, miembros }: NonNullable<Lacking['equipo']>,
  ): Promise<Made['equipo']> {
    const equipos = this.connection.db!.collection<EquipoDoc>('equipos');
    const here = await equipos.findOne({ nombre, eliminadoEn: null }, { session: tx.session });
    if (here)
      return {
        _id: here._id.toHexString(),
        miembros: here.miembros.map(({ usuario }) => usuario.toHexString()),
      };
    const ids = await this.idsOf(
      miembros.map(({ correo }) => correo),
      tx,
    );
    const [first] = miembros;
    const admin = miembros.find(({ rol }) => rol === 'admin') ?? first;
    const anybody = await this.usuarios().findOne({ rol: 'admin' }, { session: tx.session });
    const now = new Date();
    const doc: EquipoDoc = {
      _id: new mongo.ObjectId(),
      nombre,
      descripcion: '',
      logo: null,
      miembros: miembros.map(({ correo, rol }) => ({ usuario: ids.get(correo)!, rol })),
      creador: admin ? ids.get(admin.correo)! : anybody!._id,
      eliminadoEn: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await equipos.insertOne(doc, { session: tx.session });
    const _id = doc._id.toHexString();
    const members = doc.miembros.map(({ usuario, rol }) => ({ usuario: usuario.toHexString(), rol }));
    tx.state(equipoEstado, _id, doc.version, { nombre, miembros: members });
    tx.fact(equipoCreado, { _id, nombre, detalle: [{ campo: 'nombre', de: null, a: nombre }] });
    return { _id, miembros: members.map(({ usuario }) => usuario) };
  }

  private async idsOf(correos: string[], { session }: Tx): Promise<Map<string, mongo.ObjectId>> {
    const where = { correoClave: { $in: correos } };
    const found = this.usuarios().find(where, { session, projection: { correoClave: 1 } });
    return new Map((await found.toArray()).map(({ _id, correoClave }) => [correoClave, _id]));
  }

  private usuarios(): mongo.Collection<UsuarioDoc> {
    return this.connection.db!.collection('usuarios');
  }
}

function newUsuario(correo: string, nombre: string, hashed: string): UsuarioDoc {
  const now = new Date();
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
