import { sprintEstado } from '@pmp/contracts/sprints';
import type { KINDS_OF } from '@pmp/paquete';
import { ownConflictOf, type Part } from '@pmp/paquete/servicio';
import { readCumplidos, readDefiniciones } from './read-definiciones';
import { readMedidas, readSprints, readTableros } from './read-sprints';
import { writeSprints } from './write-sprints';

const COPIED = [
  { kind: 'sprints', collection: 'sprints', estado: sprintEstado, conflictOf: ownConflictOf },
] as const;

export const sprintsPart: Part<(typeof KINDS_OF)['sprints'][number]> = {
  owner: 'sprints',
  copied: COPIED,
  readers: {
    sprints: readSprints,
    tableros: readTableros,
    medidas: readMedidas,
    definiciones: readDefiniciones,
    cumplidos: readCumplidos,
  },
  conflictsOf: () => Promise.resolve([]),
  write: writeSprints,
};
