import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { AjustesAccesoModule } from '../ajustes-acceso/ajustes-acceso.module';
import { ConfirmacionModule } from '../confirmacion/confirmacion.module';
import { ContrasenasModule } from '../contrasenas/contrasenas.module';
import { DispositivosModule } from '../dispositivos/dispositivos.module';
import { FactoresModule } from '../factores/factores.module';
import { InvitacionesModule } from '../invitaciones/invitaciones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { CerrarSesionesCommand } from './abiertas/cerrar-sesiones.command';
import { AccessReporter } from './access-reporter';
import { PasswordHasher } from '../contrasenas/password-hasher';
import { AdmitSesion } from './entrada/admit-sesion';
import { ConfirmSesion } from './entrada/confirm-sesion';
import { EnterWithLlave } from './entrada/enter-with-llave';
import { FactorProof } from './entrada/factor-proof';
import { LlaveProof } from './entrada/llave-proof';
import { LlavesDeEntradaController } from './llaves-de-entrada.controller';
import { FACTOR_THROTTLE, LoginThrottle } from './entrada/login-throttle';
import { OwnerCheck } from './entrada/owner-check';
import { PasswordCheck } from './entrada/password-check';
import { RotarClaveCommand } from './rotar-clave.command';
import { SESION_MODEL, sesionModelSchema } from './abiertas/sesion.model';
import { SesionesAbiertasController } from './abiertas/sesiones-abiertas.controller';
import { SesionesAbiertasService } from './abiertas/sesiones-abiertas.service';
import { SesionesController } from './sesiones.controller';
import { SesionesRepository } from './abiertas/sesiones.repository';
import { SesionesService } from './sesiones.service';
import { SessionUse } from './abiertas/session-use';

@Module({
  imports: [
    AjustesAccesoModule,
    ConfirmacionModule,
    ContrasenasModule,
    DispositivosModule,
    FactoresModule,
    InvitacionesModule,
    UsuariosModule,
    MongooseModule.forFeature([{ name: SESION_MODEL, schema: sesionModelSchema }]),
  ],
  controllers: [
    SesionesController,
    LlavesDeEntradaController,
    SesionesAbiertasController,
    CerrarSesionesCommand,
    RotarClaveCommand,
  ],
  providers: [
    AccessReporter,
    PasswordHasher,
    AdmitSesion,
    ConfirmSesion,
    EnterWithLlave,
    FactorProof,
    LlaveProof,
    { provide: LoginThrottle, useFactory: LoginThrottle.ofContrasenas, inject: [getConnectionToken()] },
    { provide: FACTOR_THROTTLE, useFactory: LoginThrottle.ofCodigos, inject: [getConnectionToken()] },
    OwnerCheck,
    PasswordCheck,
    SesionesRepository,
    SesionesAbiertasService,
    SesionesService,
    SessionUse,
    { provide: APP_INTERCEPTOR, useExisting: SessionUse },
  ],
  exports: [
    AccessReporter,
    AdmitSesion,
    PasswordHasher,
    LoginThrottle,
    OwnerCheck,
    PasswordCheck,
    SesionesAbiertasService,
    SesionesService,
    SessionUse,
  ],
})
export class SesionesModule {}
