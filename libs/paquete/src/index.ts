export { correo } from './lines/fields';
export * from './lines/lines';
export { nameOf } from './name-of';
export { Outbox } from './outbox';
export type { Part, PartWithFiles } from './part';
export type { Cast, Difference, FileRef, ImportPlan, KindDifference, PlaceOfProject, Team } from './plan';
export { noneLiving, type Named, type Reading } from './reading';
export { FILE_TERM_MS, hasFile, readFile, writeFile } from './stored-files';
export { ownConflictOf, storedVersions, type Row, type StoredVersions } from './stored-versions';
export {
  bury,
  objectIds,
  putVersioned,
  removeOld,
  startWriting,
  type Told,
  type ToldState,
  type Writing,
} from './writing';
