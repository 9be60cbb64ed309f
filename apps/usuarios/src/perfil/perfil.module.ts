import { Module } from '@nestjs/common';
import { ConfirmacionModule } from '../confirmacion/confirmacion.module';
import { ContrasenasModule } from '../contrasenas/contrasenas.module';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { PerfilController } from './perfil.controller';
import { PerfilService } from './perfil.service';

@Module({
  imports: [ConfirmacionModule, ContrasenasModule, ImagenesModule, UsuariosModule, SesionesModule],
  controllers: [PerfilController],
  providers: [PerfilService],
})
export class PerfilModule {}
