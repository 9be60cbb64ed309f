import { Module } from '@nestjs/common';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { PrimerAdministrador } from './primer-administrador';

@Module({ imports: [UsuariosModule, SesionesModule], providers: [PrimerAdministrador] })
export class AdministradorModule {}
