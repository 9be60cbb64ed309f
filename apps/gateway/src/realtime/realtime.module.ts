import { Module } from '@nestjs/common';
import { AskedOutsideTexts, OutsideTexts, TokenReadings } from '@pmp/platform/edge';
import { SeguridadModule } from '../seguridad/seguridad.module';
import { ClientEvents } from './client-events';
import { ChatsGateway } from './events/chats.gateway';
import { EventBudgets } from './events/event-budgets';
import { ProyectosGateway } from './events/proyectos.gateway';
import { SesionesGateway } from './events/sesiones.gateway';
import { Handshake } from './handshake';
import { LiveJournal } from './live-journal';
import { LiveRelay } from './live-relay';
import { Memberships } from './memberships';
import { Patrol } from './patrol';
import { RecentEvents } from './recent-events';
import { RoomFeeds } from './room-feeds';
import { Sessions } from './sessions';
import { SocketCensus } from './socket-census';
import { SocketServer } from './socket-server';

@Module({
  imports: [SeguridadModule],
  providers: [
    { provide: OutsideTexts, useClass: AskedOutsideTexts },
    TokenReadings,
    Handshake,
    ClientEvents,
    EventBudgets,
    Memberships,
    Patrol,
    RecentEvents,
    RoomFeeds,
    Sessions,
    SocketCensus,
    SocketServer,
    ProyectosGateway,
    ChatsGateway,
    SesionesGateway,
    LiveJournal,
    LiveRelay,
  ],
  exports: [ClientEvents, SocketServer],
})
export class RealtimeModule {}
