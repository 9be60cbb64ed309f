import { erroresComunes, PERSONA_ELIMINADA } from '@pmp/contracts/common';
import { erroresUsuarios, PREFERENCIAS_INICIALES, type UsuariosQuery } from '@pmp/contracts/usuarios';
import { DomainError, duplicateKeyOf, fillPalabras } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { INCRUSTADA } from '../imagenes/imagen.rules';
import { findNewestFirst, type Page } from '../paginas/newest-first';
import { findByNombre } from './lista/by-nombre';
import { filterOf, findableOf } from './lista/findable.rules';
import { honestNombre } from './nombre.rules';
import { correoKey } from './usuario.rules';
import { USUARIO_MODEL, type UsuarioDoc } from './usuario.model';

export type NuevoUsuario = Pick<UsuarioDoc, 'nombre' | 'correo' | 'hash'> & {
  _id?: string;
  rol?: UsuarioDoc['rol'];
  demo?: boolean;
  bot?: boolean;
  avatar?: string | null;
  correoConfirmado: boolean;
};
export type UsuarioChange = Partial<
  Pick<
    UsuarioDoc,
    | 'nombre'
    | 'correo'
    | 'hash'
    | 'avatar'
    | 'rol'
    | 'estado'
    | 'sesion'
    | 'sesionesCerradas'
    | 'preferencias'
    | 'demo'
    | 'correoConfirmado'
    | 'factor'
  >
>;

/** Two requests may both have found the address free; the unique index decides, and this turns its error into ours. */
const asDomainError = (error: unknown): unknown => {
  const fields = duplicateKeyOf(error);
  if (!fields) return error;
  const ofCorreo = fields.includes('correoClave');
  return new DomainError(ofCorreo ? erroresUsuarios.correoDuplicado : erroresUsuarios.idOcupado);
};

@Injectable()
export class UsuariosRepository {
  constructor(@InjectModel(USUARIO_MODEL) private readonly model: Model<UsuarioDoc>) {}

  async findById(id: string, session: ClientSession | null = null): Promise<UsuarioDoc | null> {
    return this.model.findById(id).session(session).lean<UsuarioDoc>().exec();
  }

  /** Skips Mongoose's query, which costs a sign-in more than the database does. */
  async findByCorreo(correo: string, session?: ClientSession): Promise<UsuarioDoc | null> {
    return this.model.collection.findOne<UsuarioDoc>({ correoClave: correoKey(correo) }, { session });
  }

  async nombreOf(id: string): Promise<string | undefined> {
    return (await this.findById(id))?.nombre;
  }

  async findMany(ids: readonly string[]): Promise<UsuarioDoc[]> {
    return this.model
      .find({ _id: { $in: ids } })
      .lean<UsuarioDoc[]>()
      .exec();
  }

  /** `total`: on the first of several pages. */
  async list(
    { q = '', id, correos, estado, tipo, orden, ...pagina }: UsuariosQuery,
    { byCorreo }: { byCorreo: boolean },
  ): Promise<Page<UsuarioDoc> & { total?: number }> {
    const filter = {
      borrado: null,
      ...(id && { _id: new Types.ObjectId(id) }),
      ...(correos && { correoClave: { $in: byCorreo ? correos.map(correoKey) : [] } }),
      ...(estado && { estado }),
      ...(tipo && { bot: tipo === 'bot' ? true : { $ne: true } }),
      ...filterOf(q, { byCorreo }),
    };
    const isFirst = pagina.limite !== undefined && pagina.cursor === undefined;
    const [page, total] = await Promise.all([
      orden === 'nombre'
        ? findByNombre(this.model, filter, pagina)
        : findNewestFirst(this.model, filter, pagina),
      isFirst ? this.model.countDocuments(filter).exec() : undefined,
    ]);
    return { ...page, ...(total !== undefined && { total }) };
  }

  /** Of what an earlier version stored; see `fillPalabras`. */
  async fillFindable(after: Types.ObjectId | null, limit: number): Promise<Types.ObjectId | null> {
    const searched = {
      fields: ['nombre', 'correo'] as const,
      palabrasOf: (doc: UsuarioDoc) => findableOf(doc).palabras,
      besidesOf: (doc: UsuarioDoc) => ({ orden: findableOf(doc).orden }),
    };
    return fillPalabras(this.model, searched, after, limit);
  }

  async countAll(): Promise<number> {
    return this.model.countDocuments({ borrado: null }).exec();
  }

  async countActive(ids: readonly string[], session: ClientSession): Promise<number> {
    return this.model
      .countDocuments({ _id: { $in: ids }, estado: 'activo' })
      .session(session)
      .exec();
  }

  /** Admins who can sign in when the company's issuer is away. */
  async countLocalAdmins(session: ClientSession | null = null): Promise<number> {
    return this.model
      .countDocuments({ rol: 'admin', estado: 'activo', hash: { $ne: '' } })
      .session(session)
      .exec();
  }

  async countActiveAdmins(session: ClientSession | null = null): Promise<number> {
    return this.model.countDocuments({ rol: 'admin', estado: 'activo' }).session(session).exec();
  }

  /** Those who have administered longest first. */
  async listActiveAdmins(limit: number): Promise<UsuarioDoc[]> {
    return this.model
      .find({ rol: 'admin', estado: 'activo' })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<UsuarioDoc[]>()
      .exec();
  }

  /** Those that have not been erased, the oldest first. */
  async listBots(session: ClientSession | null = null): Promise<UsuarioDoc[]> {
    return this.model
      .find({ bot: true, borrado: null })
      .sort({ _id: 1 })
      .session(session)
      .lean<UsuarioDoc[]>()
      .exec();
  }

  async findDemo(estado: UsuarioDoc['estado']): Promise<UsuarioDoc[]> {
    return this.model.find({ demo: true, estado }).lean<UsuarioDoc[]>().exec();
  }

  async insert(nuevo: NuevoUsuario, session: ClientSession): Promise<UsuarioDoc> {
    const nombre = honestNombre(nuevo.nombre, nuevo.rol ?? 'usuario');
    const named = { nombre, correo: nuevo.correo };
    const doc = new this.model({
      ...nuevo,
      ...named,
      ...findableOf(named),
      correoClave: correoKey(nuevo.correo),
    });
    try {
      await doc.save({ session });
    } catch (error) {
      throw asDomainError(error);
    }
    return doc.toObject<UsuarioDoc>();
  }

  /** Whether somebody else is called the same. */
  async hasNamesake({ _id, nombre }: UsuarioDoc, session: ClientSession): Promise<boolean> {
    const other = this.model.exists({ _id: { $ne: _id }, nombre }).session(session);
    return (await other.exec()) !== null;
  }

  /** What is left is nobody's: no name, no address, no way in. */
  async erase(antes: UsuarioDoc, session: ClientSession): Promise<UsuarioDoc> {
    const nobody = {
      nombre: PERSONA_ELIMINADA,
      correo: '',
      // Nobody can have mail there; an exported project names by it who made something.
      correoClave: `${antes._id.toHexString()}@persona-eliminada.invalid`,
      hash: '',
      avatar: null,
      rol: 'usuario',
      estado: 'inactivo',
      sesion: antes.sesion + 1,
      sesionesCerradas: [],
      preferencias: { ...PREFERENCIAS_INICIALES },
      demo: false,
      factor: false,
      palabras: [],
      orden: '',
      borrado: new Date(),
    } as const;
    const despues = await this.model
      .findOneAndUpdate(
        { _id: antes._id, version: antes.version },
        { $set: nobody, $inc: { version: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<UsuarioDoc>()
      .exec();
    if (!despues) throw new DomainError(erroresComunes.versionObsoleta);
    return despues;
  }

  /** Somebody whose picture is not kept apart. */
  findIncrustado(session: ClientSession): Promise<UsuarioDoc | null> {
    return this.model.findOne({ avatar: INCRUSTADA }, null, { session }).lean<UsuarioDoc>().exec();
  }

  /** `antes`: as read in the same transaction. Fails as stale if it has changed since. */
  async update(antes: UsuarioDoc, cambio: UsuarioChange, session: ClientSession): Promise<UsuarioDoc> {
    const { correo } = { ...antes, ...cambio };
    const nombre = honestNombre(cambio.nombre ?? antes.nombre, cambio.rol ?? antes.rol);
    const set = {
      ...(cambio.hash !== undefined && { demo: false }),
      ...cambio,
      nombre,
      ...findableOf({ nombre, correo }),
      ...(cambio.correo !== undefined && { correoClave: correoKey(cambio.correo) }),
    };
    try {
      const despues = await this.model
        .findOneAndUpdate(
          { _id: antes._id, version: antes.version },
          { $set: set, $inc: { version: 1 } },
          { returnDocument: 'after', session },
        )
        .lean<UsuarioDoc>()
        .exec();
      if (!despues) throw new DomainError(erroresComunes.versionObsoleta);
      return despues;
    } catch (error) {
      throw asDomainError(error);
    }
  }
}
