import type { HechoDeWebhook } from '@pmp/contracts/integraciones';

/** What a webhook can be told of, by what it is about, in the order in which a person looks for it. */
const GRUPOS = {
  historia: ['creada', 'actualizada', 'asignada', 'eliminada', 'restaurada'],
  tarea: ['creada', 'actualizada', 'asignada', 'eliminada', 'restaurada'],
  sprint: ['creado', 'actualizado', 'iniciado', 'finalizado', 'cancelado', 'eliminado'],
  comentario: ['creado', 'actualizado', 'eliminado', 'restaurado'],
  epica: ['creada', 'actualizada', 'eliminada', 'restaurada'],
  etiqueta: ['creada', 'actualizada', 'eliminada', 'restaurada'],
  proyecto: ['creado', 'actualizado', 'eliminado', 'restaurado'],
} as const;

export type Grupo = keyof typeof GRUPOS;
export type Accion = (typeof GRUPOS)[Grupo][number];

export const GRUPOS_DE_HECHOS = Object.keys(GRUPOS) as Grupo[];

export const hechosDe = (grupo: Grupo): HechoDeWebhook[] =>
  GRUPOS[grupo].map((accion) => `${grupo}.${accion}` as HechoDeWebhook);

export const accionOf = (hecho: HechoDeWebhook): Accion => hecho.split('.')[1] as Accion;

/** What most receivers are for. */
export const HECHOS_DE_ENTRADA: HechoDeWebhook[] = [
  'historia.creada',
  'historia.actualizada',
  'tarea.creada',
  'tarea.actualizada',
];
