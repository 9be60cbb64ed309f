export * as rutasAlertas from './rutas/alertas';
export * as rutasAsistente from './rutas/asistente';
export * as rutasConversaciones from './rutas/conversaciones';
