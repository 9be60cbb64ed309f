/** Query keys of this screen. */
export const claves = {
  verificar: ['asistente', 'verificar'] as const,
  conversaciones: ['asistente', 'conversaciones'] as const,
  conversacion: (id: string) => ['asistente', 'conversacion', id] as const,
};
