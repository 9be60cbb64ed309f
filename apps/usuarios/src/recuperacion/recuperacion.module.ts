import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContrasenasModule } from '../contrasenas/contrasenas.module';
import { CorreoModule } from '../correo/correo.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { EnlacesService } from './enlaces.service';
import { ResetThrottle } from '../correo/reset-throttle';
import { RecuperacionController } from './recuperacion.controller';
import { RecuperacionService } from './recuperacion.service';
import { RESTABLECIMIENTO_MODEL, restablecimientoModelSchema } from './restablecimiento.model';
import { RestablecimientosRepository } from './restablecimientos.repository';

@Module({
  imports: [
    ContrasenasModule,
    CorreoModule,
    UsuariosModule,
    SesionesModule,
    MongooseModule.forFeature([{ name: RESTABLECIMIENTO_MODEL, schema: restablecimientoModelSchema }]),
  ],
  controllers: [RecuperacionController],
  providers: [EnlacesService, ResetThrottle, RecuperacionService, RestablecimientosRepository],
  exports: [RecuperacionService],
})
export class RecuperacionModule {}
