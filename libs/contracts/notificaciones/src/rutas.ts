export * as rutasNotificaciones from './rutas/notificaciones';
export * as rutasRecordatorios from './rutas/recordatorios';
