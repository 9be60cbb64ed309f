import { Module } from '@nestjs/common';
import { AjustesAccesoModule } from '../ajustes-acceso/ajustes-acceso.module';
import { CorreoModule } from '../correo/correo.module';
import { FactoresModule } from '../factores/factores.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AltaController } from './alta.controller';
import { EnrolAtSignIn } from './enrol-at-sign-in';
import { FactorChange } from './factor-change';
import { FactorNotice } from './factor-notice';
import { LlavesController } from './llaves.controller';
import { LlavesService } from './llaves.service';
import { SegundoFactorController } from './segundo-factor.controller';
import { SegundoFactorService } from './segundo-factor.service';

@Module({
  imports: [AjustesAccesoModule, CorreoModule, FactoresModule, SesionesModule, UsuariosModule],
  controllers: [AltaController, LlavesController, SegundoFactorController],
  providers: [EnrolAtSignIn, FactorChange, FactorNotice, LlavesService, SegundoFactorService],
  exports: [SegundoFactorService],
})
export class SegundoFactorModule {}
