import { Module } from '@nestjs/common';
import { CorreoModule } from '../correo/correo.module';
import { FactoresModule } from '../factores/factores.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { FactorNotice } from './factor-notice';
import { SegundoFactorController } from './segundo-factor.controller';
import { SegundoFactorService } from './segundo-factor.service';

@Module({
  imports: [CorreoModule, FactoresModule, SesionesModule, UsuariosModule],
  controllers: [SegundoFactorController],
  providers: [FactorNotice, SegundoFactorService],
  exports: [SegundoFactorService],
})
export class SegundoFactorModule {}
