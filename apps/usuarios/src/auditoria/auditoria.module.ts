import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EquiposModule } from '../equipos/equipos.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { Ancla } from './ancla';
import { AuditoriaController } from './auditoria.controller';
import { AuditoriaRepository } from './auditoria.repository';
import { AuditoriaService } from './auditoria.service';
import { AuditoriaWriter } from './auditoria.writer';
import { CABEZA_MODEL, cabezaModelSchema } from './cabeza.model';
import { ENTRADA_MODEL, entradaModelSchema } from './entrada.model';
import { VerificacionService } from './verificacion.service';
import { VerificarAuditoriaCommand } from './verificar-auditoria.command';

@Module({
  imports: [
    UsuariosModule,
    EquiposModule,
    MongooseModule.forFeature([
      { name: ENTRADA_MODEL, schema: entradaModelSchema },
      { name: CABEZA_MODEL, schema: cabezaModelSchema },
    ]),
  ],
  controllers: [AuditoriaController, VerificarAuditoriaCommand],
  providers: [Ancla, AuditoriaRepository, AuditoriaService, AuditoriaWriter, VerificacionService],
})
export class AuditoriaModule {}
