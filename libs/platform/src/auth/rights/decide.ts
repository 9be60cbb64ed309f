import type { Caller } from '../caller';

export type Derecho =
  | 'publico'
  | 'autenticado'
  | 'proyecto.ver'
  | 'proyecto.crear'
  | 'proyecto.editar'
  | 'proyecto.eliminar'
  | 'equipo.ver'
  | 'equipo.crear'
  | 'equipo.editar'
  | 'usuario.administrar'
  | 'plataforma.operar'
  | 'alertas.gestionar'
  | 'papelera.purgar';

/** `oculto`: the caller must not even learn that it exists. */
export type Decision = 'permitido' | 'prohibido' | 'oculto';

/** `equipo`: the team itself, or the team that owns the project. */
export interface Recurso {
  equipo?: string;
  creador?: string | null;
}

type Papel = 'adminEquipo' | 'creador' | 'miembro' | 'ajeno';

const si = 'permitido';
const no = 'prohibido';
const oculto = 'oculto';

/** A global admin may do everything and is not in the table. */
const TABLA: Record<Derecho, Record<Papel, Decision>> = {
  publico: { adminEquipo: si, creador: si, miembro: si, ajeno: si },
  autenticado: { adminEquipo: si, creador: si, miembro: si, ajeno: si },
  'proyecto.ver': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'proyecto.crear': { adminEquipo: si, creador: si, miembro: si, ajeno: no },
  'proyecto.editar': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'proyecto.eliminar': { adminEquipo: si, creador: si, miembro: no, ajeno: oculto },
  'equipo.ver': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'equipo.crear': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'equipo.editar': { adminEquipo: si, creador: no, miembro: no, ajeno: oculto },
  'usuario.administrar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'plataforma.operar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'papelera.purgar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'alertas.gestionar': { adminEquipo: si, creador: no, miembro: no, ajeno: oculto },
};

/** Who created a project and then left its team is an outsider like any other. */
function papelOf(caller: Caller, { equipo, creador }: Recurso): Papel {
  const rol = equipo === undefined ? undefined : caller.equipos.get(equipo);
  if (rol === undefined) return 'ajeno';
  if (rol === 'admin') return 'adminEquipo';
  return creador === caller._id ? 'creador' : 'miembro';
}

/** Only answers; where nothing works without the right, `assertAllowed` throws. */
export const decide = (caller: Caller, derecho: Derecho, recurso: Recurso): Decision =>
  caller.rol === 'admin' ? 'permitido' : TABLA[derecho][papelOf(caller, recurso)];
