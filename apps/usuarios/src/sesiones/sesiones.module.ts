import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { Accesos } from './accesos';
import { Contrasenas } from './contrasenas';
import { LoginThrottle } from './login-throttle';
import { PasswordCheck } from './password-check';
import { SESION_MODEL, sesionModelSchema } from './sesion.model';
import { SesionesAbiertasController } from './sesiones-abiertas.controller';
import { SesionesAbiertas } from './sesiones-abiertas.service';
import { SesionesController } from './sesiones.controller';
import { SesionesRepository } from './sesiones.repository';
import { SesionesService } from './sesiones.service';
import { SessionUse } from './session-use';
import { VerificarTokenCommand } from './verificar-token.command';

@Module({
  imports: [UsuariosModule, MongooseModule.forFeature([{ name: SESION_MODEL, schema: sesionModelSchema }])],
  controllers: [SesionesController, SesionesAbiertasController, VerificarTokenCommand],
  providers: [
    Accesos,
    Contrasenas,
    LoginThrottle,
    PasswordCheck,
    SesionesRepository,
    SesionesAbiertas,
    SesionesService,
    SessionUse,
    { provide: APP_INTERCEPTOR, useExisting: SessionUse },
  ],
  exports: [Accesos, Contrasenas, LoginThrottle, PasswordCheck, SesionesAbiertas, SesionesService],
})
export class SesionesModule {}
