const COPY = /^copia_(\w+)s$/;

/** Where each kind of entity is kept by its owner. */
export const OWNERS: Readonly<Record<string, readonly [servicio: string, collection: string]>> = {
  usuario: ['usuarios', 'usuarios'],
  equipo: ['usuarios', 'equipos'],
  proyecto: ['proyectos', 'proyectos'],
  epica: ['proyectos', 'epicas'],
  historia: ['proyectos', 'historias'],
  tarea: ['proyectos', 'tareas'],
  sprint: ['sprints', 'sprints'],
};

/** What the collection is a local copy of; undefined: it is none. */
export const copiedEntidad = (collection: string): string | undefined => COPY.exec(collection)?.[1];
