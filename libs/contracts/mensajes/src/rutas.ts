export * as rutasMensajes from './rutas/mensajes';
