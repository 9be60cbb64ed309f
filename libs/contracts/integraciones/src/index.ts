export * from './calendario';
export * from './errors';
export * from './events';
export * from './hechos';
export * from './webhook';
