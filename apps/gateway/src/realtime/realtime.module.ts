import { Module } from '@nestjs/common';
import { SeguridadModule } from '../seguridad/seguridad.module';
import { ChatEvents } from './chat-events';
import { ClientEvents } from './client-events';
import { Handshake } from './handshake';
import { LiveRelay } from './live-relay';
import { Memberships } from './memberships';
import { Sessions } from './sessions';
import { SocketServer } from './socket-server';

@Module({
  imports: [SeguridadModule],
  providers: [Handshake, ClientEvents, ChatEvents, Memberships, Sessions, SocketServer, LiveRelay],
  exports: [ClientEvents, SocketServer],
})
export class RealtimeModule {}
