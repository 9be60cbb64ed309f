export * as rutasCalendarios from './rutas/calendarios';
export * as rutasForjas from './rutas/forjas';
export * as rutasMcp from './rutas/mcp';
export * as rutasWebhooks from './rutas/webhooks';
