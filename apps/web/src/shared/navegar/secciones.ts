/** The tabs of settings, as their addresses name them. */
export const SECCIONES = [
  'perfil',
  'contrasena',
  'notificaciones',
  'apariencia',
  'tokens',
  'calendarios',
  'webhooks',
  'codigo',
] as const;
/** Other people's accounts and those of programs, for administrators only. */
export const SECCIONES_ADMIN = ['usuarios', 'bots'] as const;

export type Seccion = (typeof SECCIONES)[number] | (typeof SECCIONES_ADMIN)[number];
