import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMAGEN_MODEL, imagenModelSchema } from './imagen.model';
import { ImagenesController } from './imagenes.controller';
import { ImagenesRepository } from './imagenes.repository';
import { ImagenesService } from './imagenes.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGEN_MODEL, schema: imagenModelSchema }])],
  controllers: [ImagenesController],
  providers: [ImagenesRepository, ImagenesService],
  exports: [ImagenesService],
})
export class ImagenesModule {}
