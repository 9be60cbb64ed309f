import { Module } from '@nestjs/common';
import { epicaEstado, historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule } from '@pmp/platform';
import { config } from './config';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'ia',
      config,
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad),
        copiaDe(proyectoEstado),
        copiaDe(epicaEstado),
        copiaDe(historiaEstado, { indexes: [{ proyecto: 1 }] }),
        copiaDe(tareaEstado, { indexes: [{ proyecto: 1 }] }),
      ],
    }),
  ],
})
export class AppModule {}
