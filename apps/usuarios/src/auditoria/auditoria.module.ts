import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EquiposModule } from '../equipos/equipos.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AnchorLogger } from './escritura/anchor-logger';
import { AuditoriaController } from './auditoria.controller';
import { AuditoriaRepository } from './cadena/auditoria.repository';
import { AuditoriaService } from './consulta/auditoria.service';
import { AuditoriaWriter } from './escritura/auditoria.writer';
import { TRAIL_HEAD_MODEL, trailHeadModelSchema } from './cadena/trail-head.model';
import { ENTRADA_MODEL, entradaModelSchema } from './cadena/entrada.model';
import { RedactAuditoria } from './escritura/redact-auditoria';
import { VerifyAuditoria } from './verificacion/verify-auditoria';
import { VerificarAuditoriaCommand } from './verificacion/verificar-auditoria.command';

@Module({
  imports: [
    UsuariosModule,
    EquiposModule,
    MongooseModule.forFeature([
      { name: ENTRADA_MODEL, schema: entradaModelSchema },
      { name: TRAIL_HEAD_MODEL, schema: trailHeadModelSchema },
    ]),
  ],
  controllers: [AuditoriaController, VerificarAuditoriaCommand],
  providers: [
    AnchorLogger,
    AuditoriaRepository,
    AuditoriaService,
    AuditoriaWriter,
    RedactAuditoria,
    VerifyAuditoria,
  ],
  exports: [RedactAuditoria],
})
export class AuditoriaModule {}
