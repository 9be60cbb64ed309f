import { Module } from '@nestjs/common';
import { ConfiguracionController } from './configuracion.controller';
import { Salud } from './salud';
import { SaludController } from './salud.controller';

@Module({ controllers: [SaludController, ConfiguracionController], providers: [Salud] })
export class SaludModule {}
