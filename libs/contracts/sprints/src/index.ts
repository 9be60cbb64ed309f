export * from './errors';
export * from './events';
export * from './historia';
export * from './informe';
export * from './lote';
export * from './sprint';
export * from './tablero';
export * from './verificacion';
