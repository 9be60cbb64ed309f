import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import type { MedidaDoc } from '../informe/medida.model';
import type { SprintDoc } from '../sprints/sprint.model';
import type { TableroDoc } from '../tableros/tablero.model';

const BATCH = 500;

const ofProject = ({ session, proyecto }: Reading, where: object = {}) =>
  [
    { proyecto: proyecto.toHexString(), ...where },
    { session, sort: { _id: 1 }, batchSize: BATCH },
  ] as const;

export async function* readSprints(reading: Reading): AsyncGenerator<Line<'sprints'>> {
  const { people, living } = reading;
  const found = reading.base
    .collection('sprints')
    .find<SprintDoc>(...ofProject(reading, { numero: { $gt: 0 } }));
  for await (const doc of found) {
    const _id = doc._id.toHexString();
    living.sprints.add(_id);
    const traslados: Line<'sprints'>['traslados'] = [];
    for (const { fecha, autor, destino, historias } of doc.traslados) {
      traslados.push({ fecha: fecha.toISOString(), autor: await people.correoOf(autor), destino, historias });
    }
    const cambios: NonNullable<Line<'sprints'>['cambios']> = [];
    for (const { fecha, autor, ...cambio } of doc.cambios ?? []) {
      const correo = autor && { autor: await people.correoOf(autor) };
      cambios.push({ ...cambio, fecha: fecha.toISOString(), ...correo });
    }
    yield {
      _id,
      numero: doc.numero,
      nombre: doc.nombre,
      objetivo: doc.objetivo,
      fechaInicio: doc.fechaInicio.toISOString(),
      fechaFin: doc.fechaFin.toISOString(),
      estado: doc.estado,
      historias: doc.historias,
      creador: await people.correoOf(doc.creador),
      iniciado: doc.iniciado?.toISOString() ?? null,
      cerrado: doc.cerrado?.toISOString() ?? null,
      compromiso: doc.compromiso,
      resultado: doc.resultado,
      traslados,
      ...(cambios.length && { cambios }),
      ...(doc.cierre && { cierre: doc.cierre }),
      createdAt: doc.createdAt.toISOString(),
      updatedAt: doc.updatedAt.toISOString(),
    };
  }
}

export async function* readTableros(reading: Reading): AsyncGenerator<Line<'tableros'>> {
  const found = reading.base.collection('tableros').find<TableroDoc>(...ofProject(reading));
  for await (const doc of found) {
    yield {
      _id: doc._id.toHexString(),
      nombre: doc.nombre,
      descripcion: doc.descripcion,
      columnas: doc.columnas.map(({ _id, ...columna }) => ({ _id: _id.toHexString(), ...columna })),
      creador: await reading.people.correoOf(doc.creador),
      createdAt: doc.createdAt.toISOString(),
    };
  }
}

export async function* readMedidas(reading: Reading): AsyncGenerator<Line<'medidas'>> {
  const found = reading.base.collection('medidas').find<MedidaDoc>(...ofProject(reading));
  for await (const { _id, sprint, fecha, alcance, completados, motivo, autor } of found) {
    if (!reading.living.sprints.has(sprint)) continue;
    yield {
      _id: _id.toHexString(),
      sprint,
      fecha: fecha.toISOString(),
      alcance,
      completados,
      motivo,
      ...(autor && { autor: await reading.people.correoOf(autor) }),
    };
  }
}
