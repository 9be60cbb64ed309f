import { Module } from '@nestjs/common';
import { lecturasDeNotificaciones } from '@pmp/contracts/proyectos';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule, porId } from '@pmp/platform';
import { config } from './config';
import { CorreoModule } from './correo/correo.module';
import { CrecimientoModule } from './crecimiento/crecimiento.module';
import { NotificacionesModule } from './notificaciones/notificaciones.module';
import { PruningModule } from './pruning/pruning.module';
import { RecordatoriosModule } from './recordatorios/recordatorios.module';
import { ReglasModule } from './reglas/reglas.module';
import { VencimientosModule } from './vencimientos/vencimientos.module';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'notificaciones',
      config,
      personas: {
        datos: [
          { coleccion: 'notificaciones', de: porId('usuario'), seBorran: true },
          { coleccion: 'recordatorios', de: porId('usuario'), seBorran: true },
          { coleccion: 'silencios', de: porId('usuario'), seBorran: true },
        ],
        nombran: ['notificaciones'],
      },
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad),
        copiaDe(lecturasDeNotificaciones.proyecto, { derechos: true }),
        copiaDe(lecturasDeNotificaciones.tarea, { indexes: [{ fechaLimite: 1 }] }),
      ],
    }),
    NotificacionesModule,
    ReglasModule,
    VencimientosModule,
    RecordatoriosModule,
    PruningModule,
    CrecimientoModule,
    CorreoModule,
  ],
})
export class AppModule {}
