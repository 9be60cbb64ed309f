export * from './avisos';
export * from './errors';
export * from './live';
export * from './notificacion';
export * from './recordatorio';
export * from './reglas.rules';
export * from './replies';
export * from './silencio';
