import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Directory, FileStore, isDuplicateKey, openSnapshot, UnitOfWork } from '@pmp/platform';
import { type Connection, mongo } from 'mongoose';
import type { Line } from '../lines/lines';
import type { Difference, ImportPlan } from '../plan';
import { CopiedPeople } from './copied-people';
import type { About, Part, ProjectName, ProjectPart, Read } from './part';
import { PART } from './part.token';
import { readFile } from './stored-files';
import { type StoredVersions, storedVersions } from './stored-versions';
import { mappingOf, refused } from './writing';

/** The part of a project that this service has. */
@Injectable()
export class ServicePart implements ProjectPart {
  constructor(
    @Inject(PART) private readonly part: Part,
    @InjectConnection() private readonly connection: Connection,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: Directory,
    @Optional() private readonly files?: FileStore,
  ) {}

  /** As it is at one instant. */
  async *read({ kinds, conBytes, ...about }: About): AsyncGenerator<Read> {
    const { base, files } = this;
    const { session, end } = await openSnapshot(this.connection.getClient(), base.databaseName);
    const people = new CopiedPeople(base, this.directory);
    const reading = { ...about, base, session, files, people };
    try {
      for (const kind of kinds)
        for await (const line of this.part.readers[kind](reading)) {
          yield { kind, line };
          if (!conBytes) continue;
          for (const { _id, tamano } of (line as Partial<Line<'tareas' | 'mensajes'>>).archivos ?? [])
            yield { bytes: await readFile(reading, new mongo.ObjectId(_id), tamano) };
        }
      yield { personas: people.named() };
    } finally {
      await end();
    }
  }

  async check(proyecto: ProjectName, difference: Difference): Promise<StoredVersions> {
    const { next, subjects, conflicts } = await storedVersions(
      this.base,
      this.part.copied,
      difference,
      proyecto._id,
    );
    return {
      next,
      subjects,
      conflicts: [...(await this.part.conflictsOf(this.base, proyecto)), ...conflicts],
    };
  }

  /** Its files first: if the import ends after that, the service deletes them or the next attempt replaces them. */
  async write(plan: ImportPlan): Promise<void> {
    const { base, files, part } = this;
    if (files && part.keepFile)
      for await (const { file, bytes } of plan.filesOf(part.owner))
        await part.keepFile({ base, files }, file, bytes, plan.where.people);
    try {
      await this.unitOfWork.steps((tx) =>
        part.write({ ...mappingOf(plan), base, session: tx.session, outbox: tx, now: new Date() }),
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw refused(`algo de lo que trae ya existe aquí en otro sitio: ${(error as Error).message}`);
    }
  }

  private get base(): mongo.Db {
    return this.connection.db!;
  }
}
