import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { CuentasEmpresa } from './cuentas-empresa.service';
import { Emisor } from './emisor';
import { EmpresaController } from './empresa.controller';
import { EmpresaService } from './empresa.service';
import { ENTRADA_MODEL, entradaModelSchema } from './entrada.model';
import { EntradasRepository } from './entradas.repository';
import { IDENTIDAD_MODEL, identidadModelSchema } from './identidad.model';
import { IdentidadesRepository } from './identidades.repository';
import { VinculosController } from './vinculos.controller';
import { VinculosService } from './vinculos.service';

@Module({
  imports: [
    UsuariosModule,
    SesionesModule,
    MongooseModule.forFeature([
      { name: ENTRADA_MODEL, schema: entradaModelSchema },
      { name: IDENTIDAD_MODEL, schema: identidadModelSchema },
    ]),
  ],
  controllers: [EmpresaController, VinculosController],
  providers: [
    CuentasEmpresa,
    Emisor,
    EmpresaService,
    EntradasRepository,
    IdentidadesRepository,
    VinculosService,
  ],
  exports: [IdentidadesRepository],
})
export class EmpresaModule {}
