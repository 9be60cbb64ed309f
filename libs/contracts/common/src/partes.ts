/** What a person calls the part of the product that each service is. */
export const PARTES = {
  usuarios: 'usuarios y equipos',
  proyectos: 'proyectos y backlog',
  sprints: 'sprints y tableros',
  mensajes: 'mensajes',
  notificaciones: 'notificaciones',
  ia: 'asistente de IA',
  integraciones: 'integraciones',
} as const;
export type Parte = keyof typeof PARTES;

/** Whom a part may lack: what it stores and speaks with, or another part. */
export const FALTAS = {
  base: 'base de datos',
  bus: 'bus de mensajes',
  archivos: 'almacén de archivos',
  gateway: 'entrada',
  ...PARTES,
} as const;
export type Falta = keyof typeof FALTAS;

/** A part that this version does not know keeps its own name. */
export const nameOfFalta = (falta: unknown): string => FALTAS[falta as Falta] ?? String(falta);
