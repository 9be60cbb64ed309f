import { Module } from '@nestjs/common';
import { CorreoModule } from '../correo/correo.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { CorreoChangeNotice } from './correo-change-notice';
import { PerfilController } from './perfil.controller';
import { PerfilService } from './perfil.service';

@Module({
  imports: [CorreoModule, UsuariosModule, SesionesModule],
  controllers: [PerfilController],
  providers: [PerfilService, CorreoChangeNotice],
})
export class PerfilModule {}
