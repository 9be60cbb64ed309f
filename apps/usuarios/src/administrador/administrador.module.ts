import { Module } from '@nestjs/common';
import { ContrasenasModule } from '../contrasenas/contrasenas.module';
import { EmpresaModule } from '../empresa/empresa.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { FactoresModule } from '../factores/factores.module';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module';
import { RecuperacionModule } from '../recuperacion/recuperacion.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { DemoAccounts } from './demo-accounts';
import { FirstAdmin } from './first-admin';
import { OrdenarPersonaCommand } from './ordenar-persona.command';

@Module({
  imports: [
    ContrasenasModule,
    EmpresaModule,
    FactoresModule,
    RecuperacionModule,
    SegundoFactorModule,
    SesionesModule,
    UsuariosModule,
  ],
  controllers: [OrdenarPersonaCommand],
  providers: [DemoAccounts, FirstAdmin],
})
export class AdministradorModule {}
