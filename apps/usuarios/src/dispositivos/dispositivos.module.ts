import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CorreoModule } from '../correo/correo.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { CONOCIDO_MODEL, conocidoModelSchema } from './conocido.model';
import { ConocidosRepository } from './conocidos.repository';
import { TellNewDevice } from './tell-new-device';

@Module({
  imports: [
    CorreoModule,
    UsuariosModule,
    MongooseModule.forFeature([{ name: CONOCIDO_MODEL, schema: conocidoModelSchema }]),
  ],
  providers: [ConocidosRepository, TellNewDevice],
  exports: [TellNewDevice],
})
export class DispositivosModule {}
