export type Derecho =
  | 'publico'
  | 'autenticado'
  /** Over one's own account and what opens it. */
  | 'cuenta.propia'
  | 'proyecto.ver'
  /** To say what should change in it; somebody who may edit it decides. */
  | 'proyecto.proponer'
  | 'proyecto.crear'
  | 'proyecto.editar'
  | 'proyecto.eliminar'
  /** Over what tells others outside of what happens in it. */
  | 'proyecto.integrar'
  | 'equipo.ver'
  | 'equipo.crear'
  | 'equipo.editar'
  /** Saved views of a team or a project; `creador`: who made the view. */
  | 'vista.crear'
  | 'vista.editar'
  | 'usuario.administrar'
  /** Over other people's accounts and what opens them. */
  | 'identidad.administrar'
  | 'plataforma.operar'
  | 'alertas.gestionar'
  | 'papelera.purgar';

/** `oculto`: the caller must not even learn that it exists. `persona`: the token may not, and a person may decide it. */
export type Decision = 'permitido' | 'prohibido' | 'oculto' | 'persona';

/** `equipo`: the team itself, or the team that owns the project. Without `proyecto` it is in no project. */
export interface Recurso {
  proyecto?: string;
  equipo?: string;
  creador?: string | null;
}
