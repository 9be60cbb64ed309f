import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { CuentasEmpresaService } from './cuentas-empresa.service';
import { Issuer } from './issuer';
import { EmpresaController } from './empresa.controller';
import { EmpresaService } from './empresa.service';
import { LOGIN_ATTEMPT_MODEL, loginAttemptModelSchema } from './login-attempt.model';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { IDENTIDAD_MODEL, identidadModelSchema } from './identidad.model';
import { IdentidadesRepository } from './identidades.repository';
import { VinculosController } from './vinculos.controller';
import { VinculosService } from './vinculos.service';

@Module({
  imports: [
    UsuariosModule,
    SesionesModule,
    MongooseModule.forFeature([
      { name: LOGIN_ATTEMPT_MODEL, schema: loginAttemptModelSchema },
      { name: IDENTIDAD_MODEL, schema: identidadModelSchema },
    ]),
  ],
  controllers: [EmpresaController, VinculosController],
  providers: [
    CuentasEmpresaService,
    Issuer,
    EmpresaService,
    LoginAttemptsRepository,
    IdentidadesRepository,
    VinculosService,
  ],
  exports: [IdentidadesRepository],
})
export class EmpresaModule {}
