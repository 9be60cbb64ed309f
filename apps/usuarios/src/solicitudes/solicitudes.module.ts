import { Module } from '@nestjs/common';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AdministracionController } from './administracion.controller';
import { AskForEquipo } from './ask-for-equipo';

@Module({
  imports: [UsuariosModule],
  controllers: [AdministracionController],
  providers: [AskForEquipo],
})
export class SolicitudesModule {}
