export * from './commands';
export * from './epica';
export * from './errors';
export * from './events';
export * from './historia';
export * from './proyecto';
export * from './resumen';
export * from './tarea';
