import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { DeleteEquipo } from './delete-equipo';
import { EQUIPO_MODEL, equipoModelSchema } from './equipo.model';
import { EquiposController } from './equipos.controller';
import { EquiposListaController } from './equipos-lista.controller';
import { EquiposReader } from './equipos.reader';
import { EquiposRepository } from './equipos.repository';
import { EquiposService } from './equipos.service';
import { EstadosEquipoCommand } from './estados-equipo.command';
import { JoinEquipo } from './join-equipo';
import { ReabrirEquipoCommand } from './reabrir-equipo.command';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: EQUIPO_MODEL, schema: equipoModelSchema }]),
    ImagenesModule,
    UsuariosModule,
  ],
  controllers: [EquiposController, EquiposListaController, EstadosEquipoCommand, ReabrirEquipoCommand],
  providers: [EquiposRepository, EquiposReader, EquiposService, DeleteEquipo, JoinEquipo],
  exports: [EquiposRepository, JoinEquipo],
})
export class EquiposModule {}
