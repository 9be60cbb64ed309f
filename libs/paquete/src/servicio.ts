export { CopiedPeople, correoOfCopia } from './servicio/copied-people';
export { readMarcas, toMarcasDoc } from './servicio/marcas';
export type { About, Keeping, Part, ProjectName, ProjectPart, Read } from './servicio/part';
export { comprobarPaquete, escribirPaquete, leerPaquete, type Wanted } from './servicio/part.commands';
export { PartModule } from './servicio/part.module';
export { toWire } from './servicio/plan-wire';
export { type Living, noneLiving, type Reading } from './servicio/reading';
export { ServicePart } from './servicio/service-part';
export { digestOfFile, FILE_TERM_MS, hasFile, readFile, writeFile } from './servicio/stored-files';
export { ownConflictOf, type Row, type StoredVersions } from './servicio/stored-versions';
export {
  bury,
  type Mapping,
  mappingOf,
  objectIds,
  putVersioned,
  refused,
  removeOld,
  type Writing,
} from './servicio/writing';
