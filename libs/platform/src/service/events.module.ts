import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CommandClient } from '../commands/command-client';
import { CommandReceiver } from '../commands/command-receiver';
import { CopyChanges } from '../mongo/copy-changes';
import { UnitOfWork } from '../transactions/unit-of-work';
import { BorrarPersonaCommand } from '../personas/borrar-persona.command';
import { DatosDePersonaCommand } from '../personas/datos-de-persona.command';
import { ErasePerson } from '../personas/erase-person';
import { PersonData } from '../personas/person-data';
import { PERSONAL_STORE } from '../personas/personal-data';
import { StreamTraces } from '../personas/stream-traces';
import { RetireTombstones } from '../bus/retire-tombstones';
import { BrokerTransport } from '../transport/broker-transport';
import { receivers } from '../transport/receiver';
import { Consumers } from '../bus/consumers';
import { copyToken, toCopySpec, type CopySpec } from '../copies/copia-de';
import { Copies, LOCAL_COPIES } from '../copies/copies';
import { CopyAge } from '../copies/copy-age';
import { CopyMarks } from '../copies/copy-marks';
import { CopyProgress } from '../copies/copy-progress';
import { CopyWatch } from '../copies/copy-watch';
import { LocalCopy } from '../copies/local-copy';
import { RebuildCopy } from '../copies/rebuild-copy';
import { RebuildCopyCommand } from '../copies/rebuild-copy.command';
import { EventBus } from '../bus/event-bus';
import { EventGauges } from '../letters/event-gauges';
import { EventMetrics } from '../bus/event-metrics';
import { FactReceiver } from '../facts/fact-receiver';
import { Inbox } from '../facts/inbox';
import { FactJournal } from '../journal/fact-journal';
import { DeadLetters } from '../letters/dead-letters';
import { LetterBox } from '../letters/letter-box';
import { Outbox } from '../outbox/outbox';
import { OutboxSender } from '../outbox/outbox-sender';
import { OutboxRelay } from '../outbox/outbox.relay';
import { RelayLease } from '../outbox/relay-lease';
import type { ServiceDeclaration } from './service-declaration';

const EVENTS = [
  BrokerTransport,
  CommandClient,
  CommandReceiver,
  Consumers,
  Copies,
  CopyAge,
  CopyMarks,
  CopyProgress,
  CopyWatch,
  DeadLetters,
  EventBus,
  EventGauges,
  ErasePerson,
  EventMetrics,
  FactJournal,
  FactReceiver,
  Inbox,
  LetterBox,
  Outbox,
  OutboxRelay,
  OutboxSender,
  PersonData,
  RebuildCopy,
  RelayLease,
  RetireTombstones,
  StreamTraces,
  UnitOfWork,
];

const copyProvider = (spec: CopySpec): Provider => ({
  provide: copyToken(spec.def),
  useFactory: (connection: Connection, changes: CopyChanges, commands: CommandClient) =>
    new LocalCopy(spec, connection, changes, commands),
  inject: [getConnectionToken(), CopyChanges, CommandClient],
});

/** Sends and receives messages; what its providers depend on comes from the global PlatformModule. */
@Global()
@Module({})
export class EventsModule {
  static forRoot(options: ServiceDeclaration): DynamicModule {
    const specs = (options.copias ?? []).map(toCopySpec);
    const copyTokens = specs.map(({ def }) => copyToken(def));
    return {
      module: EventsModule,
      controllers: [RebuildCopyCommand, BorrarPersonaCommand, DatosDePersonaCommand],
      providers: [
        receivers(Copies, FactReceiver, CommandReceiver),
        ...EVENTS,
        ...specs.map(copyProvider),
        { provide: PERSONAL_STORE, useValue: options.personas ?? { datos: [] } },
        {
          provide: LOCAL_COPIES,
          useFactory: (...copies: LocalCopy<unknown>[]) => copies,
          inject: copyTokens,
        },
      ],
      exports: [
        CommandClient,
        BrokerTransport,
        Consumers,
        CopyAge,
        FactJournal,
        ErasePerson,
        LetterBox,
        Outbox,
        PersonData,
        RelayLease,
        RetireTombstones,
        StreamTraces,
        UnitOfWork,
        OutboxRelay,
        LOCAL_COPIES,
        ...copyTokens,
      ],
    };
  }
}
