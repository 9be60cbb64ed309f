import type { StateDefinition } from '@pmp/contracts/common';
import { epicaEstado, historiaEstado, proyectoEstado } from '@pmp/contracts/proyectos';
import type { Line, Told, ToldState } from '@pmp/paquete';
import type { Mapping } from '@pmp/paquete/servicio';
import type { mongo } from 'mongoose';
import { toEpicaEstado } from '../../epicas/epica.mapper';
import { toHistoriaEstado } from '../../historias/historia.mapper';
import { toProyectoEstado } from '../../proyectos/proyecto.mapper';
import { toEpicaDoc, toHistoriaDoc, toProyectoDoc } from './proyectos-docs';

const toldOf = <T extends { _id: mongo.ObjectId; version: number }>(
  { datos }: StateDefinition,
  docs: readonly T[],
  toEstado: (doc: T) => unknown,
): ToldState[] =>
  docs.map((doc) => ({
    _id: doc._id.toHexString(),
    version: doc.version,
    datos: datos.parse(toEstado(doc)) as object,
  }));

/** What this service will publish of the project, its epics and stories. */
export async function* toldStates(writing: Mapping): AsyncGenerator<Told> {
  for await (const { kind, lines } of writing.plan.linesOf(['proyecto', 'epicas', 'historias'])) {
    if (kind === 'proyecto') {
      const docs = (lines as Line<'proyecto'>[]).map((line) => toProyectoDoc(line, writing));
      yield { entidad: 'proyecto', states: toldOf(proyectoEstado, docs, toProyectoEstado) };
    } else if (kind === 'epicas') {
      const docs = (lines as Line<'epicas'>[]).map((line) => toEpicaDoc(line, writing));
      yield { entidad: 'epica', states: toldOf(epicaEstado, docs, toEpicaEstado) };
    } else {
      const docs = (lines as Line<'historias'>[]).map((line) => toHistoriaDoc(line, writing));
      yield { entidad: 'historia', states: toldOf(historiaEstado, docs, toHistoriaEstado) };
    }
  }
}
