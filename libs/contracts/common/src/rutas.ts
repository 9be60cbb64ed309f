export * as rutasOperacion from './rutas/operacion';
export * as rutasPublicas from './rutas/publicas';
