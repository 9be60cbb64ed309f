import { Injectable } from '@nestjs/common';
import {
  erroresIntegraciones,
  forjaActualizada,
  forjaCreada,
  forjaEliminada,
  forjaSecretoRenovado,
  HORAS_SECRETO_ANTERIOR,
  MAX_FORJAS,
  type Forja,
  type ForjaCreate,
  type ForjaUpdate,
} from '@pmp/contracts/integraciones';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import {
  assertVersion,
  createOnce,
  decide,
  detalleOf,
  DomainError,
  InjectCopy,
  NOWHERE,
  UnitOfWork,
  type Caller,
  type LocalCopy,
} from '@pmp/platform';
import { Types, type ClientSession } from 'mongoose';
import { AccesoService, type ProyectoCopia } from '../../acceso/acceso.service';
import { newSecreto } from '../../envio/firma.rules';
import { Personas } from '../../personas/personas';
import { CodigoRepository } from '../datos/codigo.repository';
import { datosDeForja } from '../datos/forja.events';
import type { ForjaDoc } from '../datos/forja.model';
import { ForjasRepository } from '../datos/forjas.repository';
import { toForja } from './forja.mapper';

const HOUR_MS = 3_600_000;

interface WithSecret {
  forja: Forja;
  secreto: string;
}

/** What the audit trail shows of a change. */
const told = ({ nombre, estado, criterios, reglas }: ForjaDoc) => ({ nombre, estado, criterios, ...reglas });

/** The connections of a project with where its code is: of whoever administers its team. */
@Injectable()
export class ForjasService {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoCopia>,
    private readonly acceso: AccesoService,
    private readonly forjas: ForjasRepository,
    private readonly codigo: CodigoRepository,
    private readonly personas: Personas,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Those of a project; without one, all that the person may see. */
  async list(caller: Caller, proyecto: string | undefined): Promise<Forja[]> {
    if (proyecto !== undefined) await this.acceso.proyecto(caller, 'proyecto.integrar', proyecto);
    const docs = await this.forjas.listOf(proyecto === undefined ? await this.ownedBy(caller) : [proyecto]);
    const personaOf = await this.personas.find(docs.map(({ dueno }) => dueno));
    return docs.map((doc) => toForja(doc, personaOf(doc.dueno)));
  }

  async create(
    caller: Caller,
    { _id = new Types.ObjectId().toHexString(), nombre, tipo, proyecto, reglas, criterios }: ForjaCreate,
  ): Promise<WithSecret> {
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.integrar', proyecto);
    const doc: ForjaDoc = {
      _id,
      nombre,
      tipo,
      proyecto,
      equipo,
      claves: [],
      reglas,
      criterios,
      estado: 'activa',
      dueno: caller._id,
      secreto: newSecreto(),
      anterior: null,
      creado: new Date(),
      recibido: null,
      recibidos: 0,
      rechazado: null,
      version: 1,
    };
    const make = () =>
      this.unitOfWork.run(async (tx) => {
        await tx.takeTurn('forjas', proyecto);
        if ((await this.forjas.listOf([proyecto], tx.session)).length >= MAX_FORJAS)
          throw new DomainError(erroresIntegraciones.demasiadasForjas, { max: MAX_FORJAS });
        this.forjas.insert(doc, tx);
        tx.fact(forjaCreada, { ...datosDeForja(doc), detalle: detalleOf({}, told(doc)) });
        return doc;
      });
    // A call that is repeated makes nothing more; nor does it show again what is shown once.
    const first = async () => {
      const found = await this.forjas.findById(_id);
      return found?.dueno === caller._id && found.proyecto === proyecto ? found : null;
    };
    const { creada } = await createOnce(make, first, erroresIntegraciones.idOcupado);
    if (!creada) throw new DomainError(erroresIntegraciones.yaCreado);
    return { forja: await this.show(doc), secreto: doc.secreto };
  }

  async update(caller: Caller, id: string, { version, activa, ...datos }: ForjaUpdate): Promise<Forja> {
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.find(caller, id, tx.session);
      assertVersion(version, antes.version);
      const starts = activa === true && antes.estado !== 'activa';
      const changes: Partial<ForjaDoc> = {
        ...(datos.nombre !== undefined && { nombre: datos.nombre }),
        ...(datos.reglas && { reglas: datos.reglas }),
        ...(datos.criterios !== undefined && { criterios: datos.criterios }),
        ...(activa === false && { estado: 'pausada' }),
        // Whoever starts it answers for it from now on.
        ...(starts && { estado: 'activa', dueno: caller._id }),
      };
      const despues = await this.forjas.update(antes, changes, tx);
      const detalle = detalleOf(told(antes), told(despues));
      if (detalle.length) tx.fact(forjaActualizada, { ...datosDeForja(despues), detalle });
      return despues;
    });
    return this.show(doc);
  }

  /** The one before is accepted beside it for a day. */
  async renewSecreto(caller: Caller, id: string): Promise<WithSecret> {
    const secreto = newSecreto();
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.find(caller, id, tx.session);
      const hasta = new Date(Date.now() + HORAS_SECRETO_ANTERIOR * HOUR_MS);
      const anterior = { secreto: antes.secreto, hasta };
      const despues = await this.forjas.update(antes, { secreto, anterior }, tx);
      tx.fact(forjaSecretoRenovado, datosDeForja(despues));
      return despues;
    });
    return { forja: await this.show(doc), secreto };
  }

  /** With all that it has told. */
  async delete(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, id, tx.session);
      await this.forjas.remove(id, tx.session);
      tx.fact(forjaEliminada, datosDeForja(doc));
    });
    // There may be more of it than a transaction takes.
    await this.codigo.removeOfForja(id);
  }

  private async find(caller: Caller, id: string, session?: ClientSession): Promise<ForjaDoc> {
    const missing = erroresIntegraciones.forjaNoEncontrada;
    const forja = await this.forjas.findById(id, session);
    await this.acceso.proyecto(caller, 'proyecto.integrar', forja?.proyecto ?? NOWHERE, missing);
    return forja!;
  }

  private async ownedBy(caller: Caller): Promise<string[]> {
    const copias = await this.proyectos.findMany(await this.forjas.proyectos());
    return copias
      .filter(
        ({ _id, equipo, creador }) =>
          decide(caller, 'proyecto.integrar', { proyecto: _id, equipo, creador }) === 'permitido',
      )
      .map(({ _id }) => _id);
  }

  private async show(doc: ForjaDoc): Promise<Forja> {
    return toForja(doc, (await this.personas.find([doc.dueno]))(doc.dueno));
  }
}
