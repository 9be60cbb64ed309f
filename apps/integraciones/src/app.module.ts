import { Module } from '@nestjs/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule } from '@pmp/platform';
import { config } from './config';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'integraciones',
      config,
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad),
        copiaDe(proyectoEstado, { pick: ['equipo', 'creador'], derechos: true }),
      ],
    }),
  ],
})
export class AppModule {}
