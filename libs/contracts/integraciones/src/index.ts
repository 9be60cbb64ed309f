export * from './calendario';
export * from './commands';
export * from './errors';
export * from './events';
export * from './forja';
export * from './hechos';
export * from './mcp';
export * from './webhook';
