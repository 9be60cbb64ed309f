import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SILENCIO_MODEL, silencioModelSchema } from './silencio.model';
import { SilenciosController } from './silencios.controller';
import { SilenciosRepository } from './silencios.repository';
import { SilenciosService } from './silencios.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SILENCIO_MODEL, schema: silencioModelSchema }])],
  controllers: [SilenciosController],
  providers: [SilenciosRepository, SilenciosService],
  exports: [SilenciosRepository],
})
export class SilenciosModule {}
