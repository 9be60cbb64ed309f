/**
 * What a webhook can be told of, as `<entidad>.<acción>`. Published: a name is never renamed and never means something
 * else. The data that comes with each is that of the fact of the same name, `hecho.<servicio>.<entidad>.<accion>.v1`.
 */
export const HECHOS_DE_WEBHOOK = [
  'proyecto.creado',
  'proyecto.actualizado',
  'proyecto.eliminado',
  'proyecto.restaurado',
  'epica.creada',
  'epica.actualizada',
  'epica.eliminada',
  'epica.restaurada',
  'historia.creada',
  'historia.actualizada',
  'historia.asignada',
  'historia.eliminada',
  'historia.restaurada',
  'tarea.creada',
  'tarea.actualizada',
  'tarea.asignada',
  'tarea.eliminada',
  'tarea.restaurada',
  'comentario.creado',
  'comentario.actualizado',
  'comentario.eliminado',
  'comentario.restaurado',
  'etiqueta.creada',
  'etiqueta.actualizada',
  'etiqueta.eliminada',
  'etiqueta.restaurada',
  'sprint.creado',
  'sprint.actualizado',
  'sprint.iniciado',
  'sprint.finalizado',
  'sprint.cancelado',
  'sprint.eliminado',
] as const;
export type HechoDeWebhook = (typeof HECHOS_DE_WEBHOOK)[number];

const SERVICIO: Record<string, string> = { sprint: 'sprints' };

/** The subject on which the fact of this name is published. */
export function asuntoOf(hecho: HechoDeWebhook): string {
  const entidad = hecho.split('.')[0]!;
  return `hecho.${SERVICIO[entidad] ?? 'proyectos'}.${hecho}.v1`;
}

/** What the test button sends. */
export const HECHO_DE_PRUEBA = 'webhook.prueba';
