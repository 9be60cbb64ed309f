import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminGuard } from './admin-guard';
import { ADMIN_GUARD_MODEL, adminGuardModelSchema } from './admin-guard.model';
import { AdminGuardRepository } from './admin-guard.repository';
import { EstadosUsuarioCommand } from './estados-usuario.command';
import { FillFindable } from './lista/fill-findable';
import { ReportPersonas } from './report-personas';
import { USUARIO_MODEL, usuarioModelSchema } from './usuario.model';
import { UsuariosController } from './usuarios.controller';
import { UsuariosRepository } from './usuarios.repository';
import { UsuariosService } from './usuarios.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USUARIO_MODEL, schema: usuarioModelSchema },
      { name: ADMIN_GUARD_MODEL, schema: adminGuardModelSchema },
    ]),
  ],
  controllers: [UsuariosController, EstadosUsuarioCommand],
  providers: [
    UsuariosRepository,
    UsuariosService,
    AdminGuardRepository,
    AdminGuard,
    ReportPersonas,
    FillFindable,
  ],
  exports: [UsuariosRepository, UsuariosService, AdminGuard],
})
export class UsuariosModule {}
