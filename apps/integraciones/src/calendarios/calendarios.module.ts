import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { config } from '../config';
import { AgendaReader } from './agenda.reader';
import { CALENDARIO, calendarioModelSchema } from './calendario.model';
import { CalendariosController } from './calendarios.controller';
import { CalendariosRepository } from './calendarios.repository';
import { CalendariosService } from './calendarios.service';
import { DireccionController } from './direccion.controller';
import { ReadCalendario, WEB } from './read-calendario';

@Module({
  imports: [AccesoModule, MongooseModule.forFeature([{ name: CALENDARIO, schema: calendarioModelSchema }])],
  controllers: [CalendariosController, DireccionController],
  providers: [
    AgendaReader,
    CalendariosRepository,
    CalendariosService,
    ReadCalendario,
    { provide: WEB, useValue: config.WEB_URL },
  ],
})
export class CalendariosModule {}
