import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EquiposModule } from '../equipos/equipos.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AnchorLogger } from './anchor-logger';
import { AuditoriaController } from './auditoria.controller';
import { AuditoriaRepository } from './auditoria.repository';
import { AuditoriaService } from './auditoria.service';
import { AuditoriaWriter } from './auditoria.writer';
import { TRAIL_HEAD_MODEL, trailHeadModelSchema } from './trail-head.model';
import { ENTRADA_MODEL, entradaModelSchema } from './entrada.model';
import { RedactAuditoria } from './redact-auditoria';
import { VerifyAuditoria } from './verify-auditoria';
import { VerificarAuditoriaCommand } from './verificar-auditoria.command';

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
