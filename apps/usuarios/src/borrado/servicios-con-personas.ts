/** Every service but this one that keeps something of people; each answers for its own database. */
export const SERVICIOS_CON_PERSONAS = [
  'proyectos',
  'sprints',
  'mensajes',
  'notificaciones',
  'ia',
  'integraciones',
] as const;
