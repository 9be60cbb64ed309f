import { type Line } from '@pmp/paquete';
import { digestOfFile, type Reading } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { EpicaDoc } from '../../epicas/epica-doc';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import type { HistorialDoc } from '../../elementos/historial/historial.model';
import type { HistoriaDoc } from '../../historias/historia-doc';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import type { TareaDoc } from '../../tareas/tarea-doc';
import { deMasOf } from '../campos-de-mas';
import { etiquetasOf } from './read-etiquetas';

const BATCH = 500;
const BY_ID = { _id: 1 } as const;

const iso = (date: Date): string => date.toISOString();
const isoOrNull = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** Leaves out tombstones, which have no `proyecto`. */
const livingOf = <T extends mongo.Document>({ base, session, proyecto }: Reading, name: string) =>
  base.collection(name).find<T>({ proyecto }, { session, sort: BY_ID, batchSize: BATCH });

export async function* readProyecto({
  base,
  session,
  people,
  proyecto,
}: Reading): AsyncGenerator<Line<'proyecto'>> {
  const doc = await base
    .collection<ProyectoDoc>('proyectos')
    .findOne({ _id: proyecto, eliminado: false }, { session });
  if (!doc) return;
  yield {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    clave: doc.clave,
    ...(doc.clavesAnteriores?.length && { clavesAnteriores: doc.clavesAnteriores.toSorted() }),
    descripcion: doc.descripcion,
    equipo: await people.equipoOf(doc.equipo),
    estado: doc.estado,
    prioridad: doc.prioridad,
    fechaInicio: iso(doc.fechaInicio),
    fechaFin: isoOrNull(doc.fechaFin),
    creador: await people.correoOrNull(doc.creador),
    createdAt: iso(doc.createdAt),
    updatedAt: iso(doc.updatedAt),
  };
}

const proponeOf = async (
  people: Reading['people'],
  { propone }: Pick<HistorialDoc, 'propone'>,
): Promise<Pick<Line<'historial'>, 'propone'>> =>
  propone ? { propone: await people.correoOf(propone) } : {};

/** What epics, stories and tasks have alike. */
const commonOf = async (
  { people }: Reading,
  doc: EpicaDoc | HistoriaDoc | TareaDoc,
): Promise<Omit<Line<'epicas'>, 'estado' | 'inicio' | 'fin'>> => ({
  _id: doc._id.toHexString(),
  ...(doc.clave && { clave: doc.clave }),
  titulo: doc.titulo,
  descripcion: doc.descripcion,
  prioridad: doc.prioridad,
  orden: doc.orden,
  creador: await people.correoOrNull(doc.creador),
  ...(await proponeOf(people, doc)),
  createdAt: iso(doc.createdAt),
  updatedAt: iso(doc.updatedAt),
});

export async function* readEpicas(reading: Reading): AsyncGenerator<Line<'epicas'>> {
  const { epicas, trabajo } = reading.living;
  for await (const doc of livingOf<EpicaDoc>(reading, 'epicas')) {
    const common = await commonOf(reading, doc);
    epicas.add(common._id);
    trabajo.add(common._id);
    yield {
      ...deMasOf(doc, 'epicas'),
      ...common,
      estado: doc.estado,
      ...plazoOf(doc),
      ...(await archivosIfAny(reading, doc)),
    };
  }
}

export async function* readHistorias(reading: Reading): AsyncGenerator<Line<'historias'>> {
  const { epicas, historias, trabajo } = reading.living;
  for await (const doc of livingOf<HistoriaDoc>(reading, 'historias')) {
    if (!epicas.has(doc.epica.toHexString())) continue;
    const common = await commonOf(reading, doc);
    historias.add(common._id);
    trabajo.add(common._id);
    const responsable = await reading.people.correoOrNull(doc.responsable ?? null);
    yield {
      ...deMasOf(doc, 'historias'),
      ...common,
      comoUsuario: doc.comoUsuario,
      quiero: doc.quiero,
      para: doc.para,
      estado: doc.estado,
      puntos: doc.puntos,
      ...plazoOf(doc),
      ...(responsable && { responsable }),
      ...(doc.columna && { columna: doc.columna.toHexString() }),
      ...etiquetasOf(reading, doc),
      ...criteriosOf(doc),
      ...(await archivosIfAny(reading, doc)),
      epica: doc.epica.toHexString(),
    };
  }
}

export async function* readTareas(reading: Reading): AsyncGenerator<Line<'tareas'>> {
  const { historias, trabajo } = reading.living;
  for await (const doc of livingOf<TareaDoc>(reading, 'tareas')) {
    if (!historias.has(doc.historia.toHexString())) continue;
    const common = await commonOf(reading, doc);
    trabajo.add(common._id);
    yield {
      ...deMasOf(doc, 'tareas'),
      ...common,
      tipo: doc.tipo,
      estado: doc.estado,
      asignado: await reading.people.correoOrNull(doc.asignado),
      fechaLimite: isoOrNull(doc.fechaLimite),
      tiempoEstimado: doc.tiempoEstimado ?? null,
      ...etiquetasOf(reading, doc),
      ...criteriosOf(doc),
      archivos: await readArchivos(reading, doc),
      historia: doc.historia.toHexString(),
    };
  }
}

const plazoOf = ({ inicio, fin }: Pick<EpicaDoc, 'inicio' | 'fin'>) => ({
  ...(inicio && { inicio: iso(inicio) }),
  ...(fin && { fin: iso(fin) }),
});

function criteriosOf({
  criterios = [],
}: Pick<HistoriaDoc, 'criterios'>): Pick<Line<'historias'>, 'criterios'> {
  if (!criterios.length) return {};
  return { criterios: criterios.map(({ _id, texto, hecho }) => ({ _id: _id.toHexString(), texto, hecho })) };
}

async function readArchivos(
  reading: Reading,
  { archivos = [] }: ElementoDoc,
): Promise<Line<'tareas'>['archivos']> {
  const { people } = reading;
  const read: Line<'tareas'>['archivos'] = [];
  for (const { _id, nombre, tipo, tamano, subidoPor, fecha } of archivos) {
    read.push({
      _id: _id.toHexString(),
      nombre,
      tipo,
      tamano,
      subidoPor: await people.correoOf(subidoPor),
      fecha: iso(fecha),
      sha256: await digestOfFile(reading, _id, tamano),
    });
  }
  return read;
}

async function archivosIfAny(
  reading: Reading,
  doc: ElementoDoc,
): Promise<Pick<Line<'historias'>, 'archivos'>> {
  return doc.archivos?.length ? { archivos: await readArchivos(reading, doc) } : {};
}

/** Finds entries by what they are about, possibly tens of thousands of things, and then reads them by id. */
export async function* readHistorial(reading: Reading): AsyncGenerator<Line<'historial'>> {
  const { base, session, people } = reading;
  const collection = base.collection<HistorialDoc>('historial');
  const ids: string[] = [];
  for (const sobre of batches([...reading.living.trabajo])) {
    const where = { sobre: { $in: sobre.map((id) => new mongo.ObjectId(id)) } };
    const found = collection.find<{ _id: mongo.ObjectId }>(where, { session, projection: BY_ID });
    for await (const { _id } of found) ids.push(_id.toHexString());
  }
  for (const batch of batches(ids.sort())) {
    const where = { _id: { $in: batch.map((id) => new mongo.ObjectId(id)) } };
    for await (const doc of collection.find<HistorialDoc>(where, { session, sort: BY_ID })) {
      yield {
        _id: doc._id.toHexString(),
        sobre: doc.sobre.toHexString(),
        autor: await people.correoOf(doc.autor),
        ...(await proponeOf(people, doc)),
        accion: doc.accion,
        campo: doc.campo,
        de: doc.de ?? null,
        a: doc.a ?? null,
        createdAt: iso(doc.createdAt),
      };
    }
  }
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}
