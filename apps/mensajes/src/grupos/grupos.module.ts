import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArchivosModule } from '../archivos/archivos.module';
import { ChatsModule } from '../chats/chats.module';
import { CopiesModule } from '../copies/copies.module';
import { LecturasModule } from '../lecturas/lecturas.module';
import { MensajesModule } from '../mensajes/mensajes.module';
import { GruposService } from './grupos.service';
import { LAST_HEARD, lastHeardModelSchema } from './last-heard.model';
import { LastHeardRepository } from './last-heard.repository';
import { OnEquipoEliminado } from './on-equipo-eliminado';
import { OnLimpiezaChat } from './on-limpieza-chat';
import { OnMiembroAnadido } from './on-miembro-anadido';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { OnProyectoActualizado } from './on-proyecto-actualizado';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { OnProyectoRestaurado } from './on-proyecto-restaurado';

@Module({
  imports: [
    CopiesModule,
    MensajesModule,
    ChatsModule,
    LecturasModule,
    ArchivosModule,
    MongooseModule.forFeature([{ name: LAST_HEARD, schema: lastHeardModelSchema }]),
  ],
  controllers: [
    OnEquipoEliminado,
    OnLimpiezaChat,
    OnMiembroAnadido,
    OnPapeleraPurgada,
    OnProyectoActualizado,
    OnProyectoEliminado,
    OnProyectoRestaurado,
  ],
  providers: [GruposService, LastHeardRepository],
})
export class GruposModule {}
