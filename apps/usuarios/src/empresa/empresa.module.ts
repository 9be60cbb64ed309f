import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FactoresModule } from '../factores/factores.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { CuentasEmpresaService } from './identidades/cuentas-empresa.service';
import { Issuer } from './proveedor/issuer';
import { EmpresaController } from './empresa.controller';
import { EmpresaService } from './empresa.service';
import { LOGIN_ATTEMPT_MODEL, loginAttemptModelSchema } from './proveedor/login-attempt.model';
import { LoginAttemptsRepository } from './proveedor/login-attempts.repository';
import { IDENTIDAD_MODEL, identidadModelSchema } from './identidades/identidad.model';
import { IdentidadesRepository } from './identidades/identidades.repository';
import { VinculosController } from './identidades/vinculos.controller';
import { VinculosService } from './identidades/vinculos.service';

@Module({
  imports: [
    FactoresModule,
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
