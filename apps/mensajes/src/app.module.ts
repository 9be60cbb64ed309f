import { Module } from '@nestjs/common';
import { lecturasDeMensajes } from '@pmp/contracts/proyectos';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { PartModule } from '@pmp/paquete/servicio';
import { copiaDe, copiasDeIdentidad, PlatformModule, porId } from '@pmp/platform';
import { ArchivosModule } from './archivos/archivos.module';
import { BusquedaModule } from './busqueda/busqueda.module';
import { ChatsModule } from './chats/chats.module';
import { config } from './config';
import { ConversacionModule } from './conversacion/conversacion.module';
import { EnvioModule } from './envio/envio.module';
import { GruposModule } from './grupos/grupos.module';
import { mensajesPart } from './paquete/mensajes.part';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'mensajes',
      config,
      personas: {
        datos: [
          { coleccion: 'mensajes', de: porId('emisor') },
          { coleccion: 'archivos.files', de: porId('metadata.subidoPor') },
          { coleccion: 'lecturas', de: porId('persona'), seBorran: true },
        ],
      },
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad, { indexes: [{ estado: 1, nombre: 1 }] }),
        copiaDe(lecturasDeMensajes.proyecto, { indexes: [{ equipo: 1 }], derechos: true }),
      ],
    }),
    ChatsModule,
    BusquedaModule,
    ArchivosModule,
    ConversacionModule,
    EnvioModule,
    GruposModule,
    PartModule.asked(mensajesPart, [ArchivosModule]),
  ],
})
export class AppModule {}
