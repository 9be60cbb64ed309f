import { leer, termsOf } from '@pmp/consulta';
import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import { toBuscable } from '@pmp/platform';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import type { VistaDoc } from '../../vistas/vista.model';

/** Whether a query asks for this project and no other, by its id, its key or its name. */
function asksOnlyFor({ _id, clave, nombre }: Pick<ProyectoDoc, '_id' | 'clave' | 'nombre'>, text: string) {
  const { consulta } = leer(text);
  const names = [_id.toHexString(), clave, nombre].map(toBuscable);
  return (
    consulta !== undefined &&
    termsOf(consulta).some(
      (nodo) =>
        nodo.clase === 'condicion' &&
        nodo.campo === 'proyecto' &&
        nodo.valores.every((valor) => names.includes(toBuscable(valor.trim()))),
    )
  );
}

/** Those of the project, and private ones that would find nothing without it. */
export async function* readVistas(reading: Reading): AsyncGenerator<Line<'vistas'>> {
  const { base, session, people, proyecto, privadas } = reading;
  const named = await base.collection<ProyectoDoc>('proyectos').findOne({ _id: proyecto }, { session });
  const found = base.collection('vistas').find<VistaDoc>(
    // A tombstone has neither.
    { $or: [{ ambito: 'proyecto', proyecto }, { ambito: 'privada' }] },
    { session, sort: { _id: 1 } },
  );
  for await (const { ambito, ...doc } of found) {
    const _id = doc._id.toHexString();
    if (ambito === 'equipo') continue;
    const isAsked = privadas ? privadas.has(_id) : named !== null && asksOnlyFor(named, doc.consulta);
    if (ambito === 'privada' && !isAsked) continue;
    yield {
      _id,
      nombre: doc.nombre,
      ambito,
      consulta: doc.consulta,
      presentacion: doc.presentacion,
      agrupar: doc.agrupar,
      columnas: doc.columnas,
      creador: await people.correoOf(doc.creador),
      createdAt: doc.createdAt.toISOString(),
      updatedAt: doc.updatedAt.toISOString(),
    };
  }
}
