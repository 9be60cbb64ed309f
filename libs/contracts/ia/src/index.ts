export * from './alertas';
export * from './alertas-errors';
export * from './asistente';
export * from './asistente-errors';
export * from './asistente-flujo';
export * from './asistente-propuesta';
export * from './asistente-respuesta';
export * from './events';
