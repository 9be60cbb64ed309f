import { Module } from '@nestjs/common';
import { AjustesAccesoModule } from '../ajustes-acceso/ajustes-acceso.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AdministracionController } from './administracion.controller';
import { AskForEquipo } from './ask-for-equipo';

@Module({
  imports: [AjustesAccesoModule, UsuariosModule],
  controllers: [AdministracionController],
  providers: [AskForEquipo],
})
export class SolicitudesModule {}
