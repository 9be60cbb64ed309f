import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { AvanceController } from './avance.controller';
import { AvanceService } from './avance.service';

@Module({
  imports: [AccesoModule, NamesModule],
  controllers: [AvanceController],
  providers: [AvanceService],
})
export class AvanceModule {}
