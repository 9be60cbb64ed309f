import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AjustesAccesoModule } from '../ajustes-acceso/ajustes-acceso.module';
import { CorreoModule } from '../correo/correo.module';
import { ResetThrottle } from '../correo/reset-throttle';
import { EquiposModule } from '../equipos/equipos.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { INVITACION_MODEL, invitacionModelSchema } from './invitacion.model';
import { InvitacionesController } from './invitaciones.controller';
import { InvitacionesRepository } from './invitaciones.repository';
import { InvitacionesService } from './invitaciones.service';
import { Invite } from './invite';
import { RegistroController } from './registro.controller';

@Module({
  imports: [
    AjustesAccesoModule,
    CorreoModule,
    EquiposModule,
    UsuariosModule,
    MongooseModule.forFeature([{ name: INVITACION_MODEL, schema: invitacionModelSchema }]),
  ],
  controllers: [InvitacionesController, RegistroController],
  providers: [InvitacionesRepository, InvitacionesService, Invite, ResetThrottle],
  exports: [InvitacionesService],
})
export class InvitacionesModule {}
