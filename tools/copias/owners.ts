const COPY = /^copia_(\w+)s$/;

/** The service and collection in which each kind of entity is stored by its owner. */
export const OWNERS: Readonly<Record<string, readonly [servicio: string, collection: string]>> = {
  usuario: ['usuarios', 'usuarios'],
  equipo: ['usuarios', 'equipos'],
  proyecto: ['proyectos', 'proyectos'],
  epica: ['proyectos', 'epicas'],
  historia: ['proyectos', 'historias'],
  tarea: ['proyectos', 'tareas'],
  sprint: ['sprints', 'sprints'],
};

/** The entity of which the collection is a local copy; undefined if it is not a copy. */
export const copiedEntidad = (collection: string): string | undefined => COPY.exec(collection)?.[1];
