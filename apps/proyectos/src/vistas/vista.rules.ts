import { escribir } from '@pmp/consulta';
import { erroresComunes } from '@pmp/contracts/common';
import {
  COLUMNAS_VISTA,
  erroresProyectos,
  type VistaCreate,
  type VistaUpdate,
} from '@pmp/contracts/proyectos';
import { decide, DomainError, type Caller } from '@pmp/platform';
import { recursoOf } from '../acceso/acceso.rules';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { readConsulta } from '../consulta/read-consulta';
import { changedFields } from '../storage/changed-fields';
import { objectId } from '../storage/object-id';
import type { VistaDoc } from './vista.model';

type Decision = ReturnType<typeof decide>;
type Placed = Pick<VistaDoc, 'ambito' | 'equipo' | 'creador'>;
/** The project that the view is of; null: it is of none, or nobody sees it any more. */
type De = ProyectoDoc | null;

const ownOf = (caller: Caller, { creador }: Placed): Decision =>
  creador.toHexString() === caller._id && !caller.token?.proyectos ? 'permitido' : 'oculto';

/** A private view is its owner's alone, whatever else somebody may do. */
function visionOf(caller: Caller, vista: Placed, proyecto: De): Decision {
  if (vista.ambito === 'privada') return ownOf(caller, vista);
  if (vista.ambito === 'equipo') {
    const decision = decide(caller, 'equipo.ver', { equipo: String(vista.equipo) });
    return decision === 'permitido' ? decision : 'oculto';
  }
  return proyecto ? decide(caller, 'proyecto.ver', recursoOf(proyecto)) : 'oculto';
}

export function changeOf(caller: Caller, vista: Placed, proyecto: De): Decision {
  const vision = visionOf(caller, vista, proyecto);
  if (vision !== 'permitido' || vista.ambito === 'privada') return vision;
  const creador = vista.creador.toHexString();
  const place = proyecto ? recursoOf(proyecto) : { equipo: String(vista.equipo) };
  return decide(caller, 'vista.editar', { ...place, creador });
}

export function assertVision(caller: Caller, vista: Placed, proyecto: De): void {
  if (visionOf(caller, vista, proyecto) !== 'permitido')
    throw new DomainError(erroresProyectos.vistaNoEncontrada);
}

export function assertChange(caller: Caller, vista: Placed, proyecto: De): void {
  assertVision(caller, vista, proyecto);
  if (changeOf(caller, vista, proyecto) !== 'permitido') throw new DomainError(erroresProyectos.vistaAjena);
}

/** Sharing with a team or a project, which the caller must be in. */
export function assertMayShare(caller: Caller, { ambito, equipo }: Placed, proyecto: De): void {
  if (ambito === 'privada') {
    if (caller.token?.proyectos) throw new DomainError(erroresComunes.alcanceInsuficiente);
    return;
  }
  const place = ambito === 'proyecto' ? proyecto && recursoOf(proyecto) : { equipo: String(equipo) };
  const missing =
    ambito === 'proyecto' ? erroresProyectos.proyectoNoEncontrado : erroresProyectos.equipoDesconocido;
  if (!place || decide(caller, 'vista.crear', place) !== 'permitido') throw new DomainError(missing);
}

/**
 * In the form in which queries are printed, so that two that say the same are the same. It may be longer than what was
 * typed, and what cannot be read again could not be answered: it is refused.
 */
function printed(consulta: string): string {
  const text = escribir(readConsulta(consulta, 'consulta'));
  readConsulta(text, 'consulta');
  return text;
}

const placeOf = ({ ambito, equipo, proyecto }: Pick<VistaUpdate, 'ambito' | 'equipo' | 'proyecto'>) => {
  if (ambito === 'equipo' && equipo) return { ambito, equipo: objectId(equipo), proyecto: null };
  if (ambito === 'proyecto' && proyecto) return { ambito, equipo: null, proyecto: objectId(proyecto) };
  if (ambito === 'privada') return { ambito, equipo: null, proyecto: null };
  throw new DomainError(erroresProyectos.vistaSinDueno);
};

export function newVista(datos: VistaCreate, caller: Caller, now: Date): VistaDoc {
  return {
    _id: objectId(datos._id),
    nombre: datos.nombre,
    consulta: printed(datos.consulta ?? ''),
    ...placeOf({ ambito: 'privada', ...datos }),
    presentacion: datos.presentacion ?? 'lista',
    agrupar: datos.agrupar ?? null,
    columnas:
      datos.columnas ?? COLUMNAS_VISTA.filter((columna) => !['puntos', 'actualizada'].includes(columna)),
    creador: objectId(caller._id),
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

export function changesOfVista(current: VistaDoc, datos: VistaUpdate): Partial<VistaDoc> {
  const { nombre, presentacion, agrupar, columnas, ambito } = datos;
  const consulta = datos.consulta === undefined ? undefined : printed(datos.consulta);
  const place = ambito === undefined ? {} : placeOf(datos);
  return changedFields<VistaDoc>(current, {
    nombre,
    presentacion,
    agrupar,
    columnas,
    consulta,
    ...place,
  } as Partial<VistaDoc>);
}
