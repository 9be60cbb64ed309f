import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditoriaModule } from '../auditoria/auditoria.module';
import { EquiposModule } from '../equipos/equipos.module';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { BORRADO_MODEL, borradoModelSchema } from './borrado.model';
import { BorradoController } from './borrado.controller';
import { BorradoRunner } from './borrado-runner';
import { BorradosRepository } from './borrados.repository';
import { EraseUsuario } from './erase-usuario';
import { OwnData } from './own-data';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: BORRADO_MODEL, schema: borradoModelSchema }]),
    UsuariosModule,
    EquiposModule,
    ImagenesModule,
    AuditoriaModule,
  ],
  controllers: [BorradoController],
  providers: [BorradosRepository, BorradoRunner, EraseUsuario, OwnData],
})
export class BorradoModule {}
