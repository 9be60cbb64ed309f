export * from './lecturas/ia';
export * from './lecturas/integraciones';
export * from './lecturas/mensajes';
export * from './lecturas/notificaciones';
export * from './lecturas/sprints';
