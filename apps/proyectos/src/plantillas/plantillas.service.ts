import { Injectable } from '@nestjs/common';
import type { FactDefinition } from '@pmp/contracts/common';
import {
  erroresProyectos,
  MAX_PLANTILLAS,
  plantillaActualizada,
  plantillaCreada,
  plantillaEliminada,
  plantillaRestaurada,
  type Plantilla,
  type PlantillaCreate,
  type PlantillaUpdate,
} from '@pmp/contracts/proyectos';
import {
  assertUnchanged,
  createOnce,
  detalleOf,
  DomainError,
  UnitOfWork,
  type Caller,
  type Tx,
} from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { cambioOf, removalOf } from '../elementos/events/cambio';
import type { PlantillaDoc } from '../elementos/plantillas/plantilla.model';
import { PlantillasRepository } from '../elementos/plantillas/plantillas.repository';
import { NamesService } from '../names/names.service';
import { objectId } from '../storage/object-id';
import { countOf } from './contenido.rules';
import { toPlantilla } from './plantilla.mapper';
import { ReadContenido } from './read-contenido';

/** The templates of a project: whoever works in it makes and changes them. */
@Injectable()
export class PlantillasService {
  constructor(
    private readonly plantillas: PlantillasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
    private readonly contents: ReadContenido,
    private readonly names: NamesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listPlantillas(caller: Caller, id: string): Promise<Plantilla[]> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', id);
    return (await this.plantillas.listOf(_id)).map(toPlantilla);
  }

  /** `creada` is false when it returns the template that an earlier, identical call made. */
  async createPlantilla(
    caller: Caller,
    id: string,
    { _id, nombre, tipo, contenido, desde }: PlantillaCreate,
  ): Promise<{ plantilla: Plantilla; creada: boolean }> {
    const make = () =>
      this.unitOfWork.run(async (tx) => {
        const { session } = tx;
        const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', id, { session });
        if ((await this.plantillas.listOf(proyecto._id, session)).length >= MAX_PLANTILLAS)
          throw new DomainError(erroresProyectos.proyectoLlenoDePlantillas, { max: MAX_PLANTILLAS });
        const now = new Date();
        const doc: PlantillaDoc = {
          _id: objectId(_id),
          nombre,
          tipo,
          contenido: contenido
            ? await this.contents.of(tipo, contenido, proyecto._id, session)
            : await this.contents.from(tipo, desde ?? '', proyecto._id, session),
          proyecto: proyecto._id,
          createdAt: now,
          updatedAt: now,
          version: 1,
        };
        this.proyectos.expect(proyecto, tx);
        this.plantillas.insert(doc, tx);
        return this.tell(tx, plantillaCreada, doc, 'creado', { a: { nombre, tipo } }, caller);
      });
    const first = async () => {
      const found = _id ? await this.plantillas.findById(_id) : null;
      return found?.proyecto.toHexString() === id && found.nombre === nombre ? toPlantilla(found) : null;
    };
    const { made: plantilla, creada } = await createOnce(make, first, erroresProyectos.idOcupado);
    return { plantilla, creada };
  }

  updatePlantilla(
    caller: Caller,
    id: string,
    { version, nombre, contenido }: PlantillaUpdate,
  ): Promise<Plantilla> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.find(caller, await this.plantillas.findById(id, tx.session), tx);
      await assertUnchanged(version, current, this.names);
      const written =
        contenido && (await this.contents.of(current.tipo, contenido, current.proyecto, tx.session));
      const changes = {
        ...(nombre !== undefined && nombre !== current.nombre && { nombre }),
        ...(written &&
          JSON.stringify(written) !== JSON.stringify(current.contenido) && { contenido: written }),
      };
      if (!Object.keys(changes).length) return toPlantilla(current);
      const doc = this.plantillas.update(current, changes, tx);
      const told = { de: toldOf(current), a: toldOf(doc) };
      return this.tell(tx, plantillaActualizada, doc, 'actualizado', told, caller);
    });
  }

  async deletePlantilla(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, await this.plantillas.findById(id, tx.session), tx);
      await this.plantillas.remove(doc, tx);
      this.fact(tx, plantillaEliminada, doc, { de: doc, a: { nombre: null } });
      const cambio = removalOf('plantilla', id, doc.version + 1, caller._id);
      tx.live(`proyecto.${doc.proyecto.toHexString()}`, 'cambio', cambio);
    });
  }

  /** Whoever could delete it may restore it, while its tombstone lasts. */
  restorePlantilla(caller: Caller, id: string): Promise<Plantilla> {
    return this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, await this.plantillas.findRemoved(id, tx.session), tx);
      await this.plantillas.restore(doc, tx);
      return this.tell(tx, plantillaRestaurada, doc, 'creado', { a: {} }, caller);
    });
  }

  private find(caller: Caller, doc: PlantillaDoc | null, { session }: Tx): Promise<PlantillaDoc> {
    const missing = erroresProyectos.plantillaNoEncontrada;
    return this.acceso.child(caller, 'proyecto.editar', doc, missing, session);
  }

  private tell(
    tx: Tx,
    fact: FactDefinition,
    doc: PlantillaDoc,
    accion: 'creado' | 'actualizado',
    changed: { de?: object; a: object },
    caller: Caller,
  ): Plantilla {
    const plantilla = toPlantilla(doc);
    this.fact(tx, fact, doc, changed);
    tx.live(`proyecto.${plantilla.proyecto}`, 'cambio', cambioOf('plantilla', accion, plantilla, caller._id));
    return plantilla;
  }

  private fact(
    tx: Tx,
    fact: FactDefinition,
    { _id, nombre, proyecto }: PlantillaDoc,
    { de = {}, a }: { de?: object; a: object },
  ): void {
    const ids = { _id: _id.toHexString(), proyecto: proyecto.toHexString() };
    tx.fact(fact, { ...ids, nombre, detalle: detalleOf(de, a) });
  }
}

/** What the audit trail says of it. */
const toldOf = ({ nombre, contenido }: PlantillaDoc) => ({
  nombre,
  titulo: contenido.titulo,
  elementos: countOf(contenido),
});
