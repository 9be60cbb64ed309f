/** What a route may need of whoever calls it. */
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
  /** To take away what somebody has contributed to a project: a comment, a file. `creador`: whose it is. */
  | 'aporte.eliminar'
  /** To let somebody new in; `equipo`: the team that they join. */
  | 'persona.invitar'
  | 'usuario.administrar'
  /** Over other people's accounts and what opens them. */
  | 'identidad.administrar'
  | 'plataforma.operar'
  | 'alertas.gestionar'
  | 'papelera.purgar';
