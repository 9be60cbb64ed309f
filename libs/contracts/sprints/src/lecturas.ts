export * from './lecturas/ia';
export * from './lecturas/integraciones';
export * from './lecturas/proyectos';
