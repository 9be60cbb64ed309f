export * from './clave';
export * from './commands';
export * from './equipo';
export * from './errors';
export * from './events';
export * from './imagen';
export * from './preferencias';
export * from './usuario';
