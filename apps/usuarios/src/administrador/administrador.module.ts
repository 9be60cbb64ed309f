import { Module } from '@nestjs/common';
import { EmpresaModule } from '../empresa/empresa.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { PrimerAdministrador } from './primer-administrador';

@Module({ imports: [UsuariosModule, SesionesModule, EmpresaModule], providers: [PrimerAdministrador] })
export class AdministradorModule {}
