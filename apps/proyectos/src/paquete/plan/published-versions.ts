import { Inject, Injectable } from '@nestjs/common';
import { jetstreamManager } from '@nats-io/jetstream';
import { Broker, CommandClient, PLATFORM_OPTIONS, type PlatformOptions, streamName } from '@pmp/platform';

const AT_ONCE = 100;

/**
 * The last version published for each subject, if any. Something deleted for good long ago has left its tombstone in
 * every copy, so whatever starts below that version would be ignored as old.
 */
@Injectable()
export class PublishedVersions {
  constructor(
    private readonly commands: CommandClient,
    private readonly broker: Broker,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
  ) {}

  /** `subjects`: by id. */
  async of(subjects: ReadonlyMap<string, string>): Promise<Map<string, number>> {
    const versions = new Map<string, number>();
    const { streams } = await jetstreamManager(this.commands.unwrap(), { checkAPI: false });
    const stream = streamName(this.options.config.NATS_PREFIJO, 'ESTADO');
    const all = [...subjects];
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const found = all.slice(at, at + AT_ONCE).map(async ([id, subject]) => {
        const message = await streams.getMessage(stream, { last_by_subj: this.broker.subject(subject) });
        if (message) versions.set(id, message.json<{ version: number }>().version);
      });
      await Promise.all(found);
    }
    return versions;
  }
}
