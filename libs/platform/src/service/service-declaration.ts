import type { Type } from '@nestjs/common';
import type { StateDefinition } from '@pmp/contracts/common';
import type { Directory } from '../auth/directory';
import type { OutsideTexts } from '../auth/token-reads/outside-texts';
import type { ServiceOptions } from '../config/platform-options';
import type { CopyDeclaration } from '../copies/copia-de';
import type { Migracion } from '../migraciones/migracion';
import type { PersonalStore } from '../personas/personal-data';

/** What a service with a database says of itself in its `app.module.ts`. */
export interface ServiceDeclaration extends ServiceOptions {
  copias?: readonly CopyDeclaration[];
  /** What it keeps of people, to hand it to them and to erase it. */
  personas?: PersonalStore;
  /** In order; applied before anything else uses the database. */
  migraciones?: readonly Migracion[];
  /** Looks up people where the service does not keep local copies of them. */
  directorio?: Type<Directory>;
  /** Set by the service that has the texts that came from outside the team; the others ask it. */
  textos?: Type<OutsideTexts>;
  /**
   * Set by the one service that signs tokens: the state that carries its public key, how long tokens live, and how long
   * it signs with the same key.
   */
  firma?: { clave: StateDefinition; dias: number; claveDias?: number };
}
