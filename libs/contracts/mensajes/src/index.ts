export * from './archivo';
export * from './chat';
export * from './commands';
export * from './errors';
export * from './events';
export * from './live';
export * from './mensaje';
export * from './replies';
