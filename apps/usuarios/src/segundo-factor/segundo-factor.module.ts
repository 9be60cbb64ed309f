import { Module } from '@nestjs/common';
import { AjustesAccesoModule } from '../ajustes-acceso/ajustes-acceso.module';
import { CorreoModule } from '../correo/correo.module';
import { FactoresModule } from '../factores/factores.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AltaController } from './alta.controller';
import { EnrolAtSignIn } from './enrol-at-sign-in';
import { FactorNotice } from './factor-notice';
import { SegundoFactorController } from './segundo-factor.controller';
import { SegundoFactorService } from './segundo-factor.service';

@Module({
  imports: [AjustesAccesoModule, CorreoModule, FactoresModule, SesionesModule, UsuariosModule],
  controllers: [AltaController, SegundoFactorController],
  providers: [EnrolAtSignIn, FactorNotice, SegundoFactorService],
  exports: [SegundoFactorService],
})
export class SegundoFactorModule {}
