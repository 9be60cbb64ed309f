import { Module } from '@nestjs/common';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { PerfilController } from './perfil.controller';
import { PerfilService } from './perfil.service';

@Module({
  imports: [UsuariosModule, SesionesModule],
  controllers: [PerfilController],
  providers: [PerfilService],
})
export class PerfilModule {}
