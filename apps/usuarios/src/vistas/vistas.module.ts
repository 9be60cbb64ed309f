import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VISTAS_MODEL, vistasModelSchema } from './vistas.model';
import { VistasController } from './vistas.controller';
import { VistasRepository } from './vistas.repository';
import { VistasService } from './vistas.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: VISTAS_MODEL, schema: vistasModelSchema }])],
  controllers: [VistasController],
  providers: [VistasRepository, VistasService],
})
export class VistasModule {}
