export { fromLines, Offer, pull, toLines } from './chunks';
export {
  consultarPaquete,
  exportarPaquete,
  type OfExport,
  recibirPaquete,
  subjectOf,
  traerPaquete,
} from './commands';
export { canonicalJson, sha256Of } from './fichero/canonical';
export {
  digestOf,
  FORMAT,
  isNamed,
  type KindDigest,
  type Manifest,
  MANIFEST_NAME,
  readManifest,
  sealed,
} from './fichero/manifest';
export { type PackageEntry, type PackageFile, readEntries } from './fichero/package-entries';
export { FilesWriter, LinesWriter } from './fichero/package-writer';
export { readLines } from './fichero/read-lines';
export { TarGzip } from './fichero/tar-gzip';
export * from './lines/lines';
export { DE_MAS } from './lines/of-proyectos';
export { nameOf } from './name-of';
export type {
  Cast,
  Difference,
  FileRef,
  ImportPlan,
  KindDifference,
  PlaceOfProject,
  PlanHead,
  Team,
  Told,
  ToldState,
} from './plan';
