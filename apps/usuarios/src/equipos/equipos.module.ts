import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { EQUIPO_MODEL, equipoModelSchema } from './equipo.model';
import { EquiposController } from './equipos.controller';
import { EquiposListaController } from './equipos-lista.controller';
import { EquiposReader } from './equipos.reader';
import { EquiposRepository } from './equipos.repository';
import { EquiposService } from './equipos.service';
import { EstadosEquipoCommand } from './estados-equipo.command';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: EQUIPO_MODEL, schema: equipoModelSchema }]),
    ImagenesModule,
    UsuariosModule,
    ProyectosModule,
  ],
  controllers: [EquiposController, EquiposListaController, EstadosEquipoCommand],
  providers: [EquiposRepository, EquiposReader, EquiposService],
  exports: [EquiposRepository],
})
export class EquiposModule {}
