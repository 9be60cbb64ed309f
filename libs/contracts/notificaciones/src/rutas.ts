export * as rutasNotificaciones from './rutas/notificaciones';
export * as rutasRecordatorios from './rutas/recordatorios';
export * as rutasSilencios from './rutas/silencios';
