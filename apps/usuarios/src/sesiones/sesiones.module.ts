import { Module } from '@nestjs/common';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { Contrasenas } from './contrasenas';
import { LoginThrottle } from './login-throttle';
import { SesionesController } from './sesiones.controller';
import { SesionesService } from './sesiones.service';
import { VerificarTokenCommand } from './verificar-token.command';

@Module({
  imports: [UsuariosModule],
  controllers: [SesionesController],
  providers: [Contrasenas, LoginThrottle, SesionesService, VerificarTokenCommand],
  exports: [Contrasenas, SesionesService],
})
export class SesionesModule {}
