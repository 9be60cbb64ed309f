import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { MencionesModule } from '../menciones/menciones.module';
import { PresenterModule } from '../mensajes/presenter.module';
import { BorradorService } from './borrador.service';
import { BuzonService } from './buzon.service';
import { EnviarMensajeCommand } from './enviar-mensaje.command';
import { EnvioService } from './envio.service';

@Module({
  imports: [AccesoModule, AlmacenModule, MencionesModule, PresenterModule],
  controllers: [EnviarMensajeCommand],
  providers: [BorradorService, BuzonService, EnvioService],
})
export class EnvioModule {}
