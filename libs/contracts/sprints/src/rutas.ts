export * as rutasCiclo from './rutas/ciclo';
export * as rutasDefiniciones from './rutas/definiciones';
export * as rutasSprints from './rutas/sprints';
export * as rutasTableros from './rutas/tableros';
