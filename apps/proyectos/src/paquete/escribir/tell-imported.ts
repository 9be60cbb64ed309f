import type { Cambio, Persona } from '@pmp/contracts/common';
import { proyectoImportado } from '@pmp/contracts/proyectos';
import { type ImportPlan, KINDS } from '@pmp/paquete';
import { type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import { toProyecto, toProyectoHecho } from '../../proyectos/proyecto.mapper';
import type { ProyectoDoc } from '../../acceso/proyecto.model';

function detalleOf({ difference, huella }: ImportPlan) {
  const count = (what: 'creados' | 'cambiados' | 'retirados') =>
    KINDS.reduce((total, kind) => total + difference[kind][what].length, 0);
  return [
    { campo: 'huella', de: null, a: huella },
    { campo: 'nuevos', de: null, a: count('creados') },
    { campo: 'cambiados', de: null, a: count('cambiados') },
    { campo: 'retirados', de: null, a: count('retirados') },
  ];
}

/** The name in the package of the account with this id. */
function personaOf({ where, cast }: ImportPlan, id: string): Persona | null {
  const [correo] = [...where.people].find(([, known]) => known === id) ?? [];
  const named = cast.personas.find((persona) => persona.correo === correo);
  return named ? { _id: id, nombre: named.nombre, avatar: null } : null;
}

/**
 * Adds one line to the audit trail, and makes open screens reload the project as if restored. It publishes no other
 * fact, because nobody should be notified of what happened long ago.
 */
export async function tellImported({ base, session, plan, outbox }: Writing): Promise<void> {
  const { proyecto, where, huella } = plan;
  const doc = await base
    .collection<ProyectoDoc>('proyectos')
    .findOne({ _id: new mongo.ObjectId(proyecto._id) }, { session });
  outbox.fact(proyectoImportado, { ...toProyectoHecho(doc!), huella, detalle: detalleOf(plan) });
  const shape = toProyecto(doc!, {
    equipo: () => where.team!.nombre,
    persona: (id) => personaOf(plan, id),
  });
  const { _id, version } = shape;
  const cambio: Cambio = { entidad: 'proyecto', accion: 'creado', _id, version, datos: shape, autor: null };
  outbox.live(`proyecto.${_id}`, 'cambio', cambio);
  for (const persona of where.team!.miembros) outbox.live(`usuario.${persona}`, 'cambio', cambio);
}
