export * from './notificacion';
