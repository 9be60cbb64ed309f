import type { Caller } from '../caller';
import { cutOf } from './alcance';
import type { Decision, Derecho, Recurso } from './derecho';

type Papel = 'adminEquipo' | 'creador' | 'miembro' | 'ajeno';

const si = 'permitido';
const no = 'prohibido';
const oculto = 'oculto';

/** A global admin may do everything and is not in the table. */
const TABLA: Record<Derecho, Record<Papel, Decision>> = {
  publico: { adminEquipo: si, creador: si, miembro: si, ajeno: si },
  autenticado: { adminEquipo: si, creador: si, miembro: si, ajeno: si },
  'cuenta.propia': { adminEquipo: si, creador: si, miembro: si, ajeno: si },
  'proyecto.ver': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'proyecto.crear': { adminEquipo: si, creador: si, miembro: si, ajeno: no },
  'proyecto.proponer': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'proyecto.editar': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'proyecto.eliminar': { adminEquipo: si, creador: si, miembro: no, ajeno: oculto },
  'proyecto.integrar': { adminEquipo: si, creador: no, miembro: no, ajeno: oculto },
  'equipo.ver': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'equipo.crear': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'equipo.editar': { adminEquipo: si, creador: no, miembro: no, ajeno: oculto },
  'vista.crear': { adminEquipo: si, creador: si, miembro: si, ajeno: oculto },
  'vista.editar': { adminEquipo: si, creador: si, miembro: no, ajeno: oculto },
  'aporte.eliminar': { adminEquipo: si, creador: si, miembro: no, ajeno: oculto },
  'persona.invitar': { adminEquipo: si, creador: no, miembro: no, ajeno: no },
  'usuario.administrar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'identidad.administrar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'plataforma.operar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'papelera.purgar': { adminEquipo: no, creador: no, miembro: no, ajeno: no },
  'alertas.gestionar': { adminEquipo: si, creador: no, miembro: no, ajeno: oculto },
};

/** Whom the table lets, beside a global admin. */
export const papelesWith = (derecho: Derecho): Papel[] =>
  (Object.keys(TABLA[derecho]) as Papel[]).filter((papel) => TABLA[derecho][papel] === si);

/** Who created a project and then left its team is an outsider like any other. */
function papelOf(caller: Caller, { equipo, creador }: Recurso): Papel {
  const rol = equipo === undefined ? undefined : caller.equipos.get(equipo);
  if (rol === undefined) return 'ajeno';
  if (rol === 'admin') return 'adminEquipo';
  return creador === caller._id ? 'creador' : 'miembro';
}

const rightOf = (caller: Caller, derecho: Derecho, recurso: Recurso): Decision =>
  caller.rol === 'admin' ? 'permitido' : TABLA[derecho][papelOf(caller, recurso)];

/** Only answers; where nothing works without the right, `assertAllowed` throws. */
export function decide(caller: Caller, derecho: Derecho, recurso: Recurso): Decision {
  const cut = cutOf(caller.token, derecho, recurso);
  if (cut !== 'permitido' && cut !== 'persona') return cut;
  const right = rightOf(caller, derecho, recurso);
  return right === 'permitido' ? cut : right;
}
