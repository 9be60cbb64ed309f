export * as rutasNotificaciones from './rutas/notificaciones';
