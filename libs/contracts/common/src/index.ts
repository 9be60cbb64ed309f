export * from './commands';
export * from './errors';
export * from './events';
export * from './ids';
export * from './live';
export * from './persona';
export * from './replies';
export * from './texts';
