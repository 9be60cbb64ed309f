import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CorreoModule } from '../correo/correo.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { ConfirmacionController } from './confirmacion.controller';
import { CONFIRMACION_MODEL, confirmacionModelSchema } from './confirmacion.model';
import { ConfirmacionesRepository } from './confirmaciones.repository';
import { ConfirmacionesService } from './confirmaciones.service';
import { CorreoChangeNotice } from './correo-change-notice';

@Module({
  imports: [
    CorreoModule,
    UsuariosModule,
    MongooseModule.forFeature([{ name: CONFIRMACION_MODEL, schema: confirmacionModelSchema }]),
  ],
  controllers: [ConfirmacionController],
  providers: [ConfirmacionesRepository, ConfirmacionesService, CorreoChangeNotice],
  exports: [ConfirmacionesService],
})
export class ConfirmacionModule {}
