export * from './errors';
export * from './notificacion';
