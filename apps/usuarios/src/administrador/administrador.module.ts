import { Module } from '@nestjs/common';
import { EmpresaModule } from '../empresa/empresa.module';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { FirstAdmin } from './first-admin';

@Module({ imports: [UsuariosModule, SesionesModule, EmpresaModule], providers: [FirstAdmin] })
export class AdministradorModule {}
