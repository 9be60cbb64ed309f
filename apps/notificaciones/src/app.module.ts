import { Module } from '@nestjs/common';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule } from '@pmp/platform';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { config } from './config';
import { NotificacionesModule } from './notificaciones/notificaciones.module';
import { ReglasModule } from './reglas/reglas.module';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'notificaciones',
      config,
      copias: [...copiasDeIdentidad(estadosDeIdentidad), copiaDe(proyectoEstado)],
    }),
    NotificacionesModule,
    ReglasModule,
  ],
})
export class AppModule {}
