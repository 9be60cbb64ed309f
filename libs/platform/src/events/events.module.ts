import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CommandClient } from '../commands/command-client';
import { CommandServer } from '../commands/command-server';
import { CopyChanges } from '../mongo/copy-changes';
import { UnitOfWork } from '../mongo/unit-of-work';
import type { PlatformOptions } from '../service/platform-options';
import { copyToken, toCopySpec, type CopySpec } from './copia-de';
import { Consumers } from './consumers';
import { Copies, LOCAL_COPIES } from './copies';
import { CopyMarks } from './copy-marks';
import { CopyWatch } from './copy-watch';
import { DeadLetters } from './dead-letters';
import { EventBus } from './event-bus';
import { EventGauges } from './event-gauges';
import { EventMetrics } from './event-metrics';
import { FactConsumers } from './fact-consumers';
import { FactJournal } from './fact-journal';
import { Inbox } from './inbox';
import { LetterBox } from './letter-box';
import { LocalCopy } from './local-copy';
import { Outbox } from './outbox';
import { OutboxRelay } from './outbox.relay';
import { OutboxSender } from './outbox-sender';
import { RebuildCopy } from './rebuild-copy';
import { RebuildCopyCommand } from './rebuild-copy.command';
import { RelayLease } from './relay-lease';

const COMMANDS = [CommandClient, CommandServer];

const EVENTS = [
  Consumers,
  Copies,
  CopyMarks,
  CopyWatch,
  DeadLetters,
  EventBus,
  EventGauges,
  EventMetrics,
  FactConsumers,
  FactJournal,
  Inbox,
  LetterBox,
  Outbox,
  OutboxRelay,
  OutboxSender,
  RebuildCopy,
  RebuildCopyCommand,
  RelayLease,
  UnitOfWork,
];

const copyProvider = (spec: CopySpec): Provider => ({
  provide: copyToken(spec.def),
  useFactory: (connection: Connection, changes: CopyChanges) => new LocalCopy(spec, connection, changes),
  inject: [getConnectionToken(), CopyChanges],
});

/** Messages in and out; what it stands on comes from the global PlatformModule. */
@Global()
@Module({})
export class EventsModule {
  static forRoot(options: PlatformOptions): DynamicModule {
    const module: DynamicModule = { module: EventsModule, imports: [DiscoveryModule] };
    if (options.base === false) return { ...module, providers: COMMANDS, exports: COMMANDS };
    const specs = (options.copias ?? []).map(toCopySpec);
    const copyTokens = specs.map(({ def }) => copyToken(def));
    return {
      ...module,
      providers: [
        ...COMMANDS,
        ...EVENTS,
        ...specs.map(copyProvider),
        {
          provide: LOCAL_COPIES,
          useFactory: (...copies: LocalCopy<unknown>[]) => copies,
          inject: copyTokens,
        },
      ],
      exports: [
        ...COMMANDS,
        Consumers,
        FactJournal,
        LetterBox,
        Outbox,
        UnitOfWork,
        OutboxRelay,
        ...copyTokens,
      ],
    };
  }
}
