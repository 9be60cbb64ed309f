import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SesionesModule } from '../sesiones/sesiones.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AnotarLecturaCommand } from './token-reads/anotar-lectura.command';
import { LecturasDeTokenCommand } from './token-reads/lecturas-de-token.command';
import { LecturasService } from './token-reads/lecturas.service';
import { CanjearTokenCommand } from './canjear-token.command';
import { TokenCheck } from './token-check';
import { TOKEN_MODEL, tokenModelSchema } from './token.model';
import { TokensController } from './tokens.controller';
import { TokensRepository } from './tokens.repository';
import { TokensService } from './tokens.service';
import { VerificarTokenCommand } from './verificar-token.command';

@Module({
  imports: [
    SesionesModule,
    UsuariosModule,
    MongooseModule.forFeature([{ name: TOKEN_MODEL, schema: tokenModelSchema }]),
  ],
  controllers: [
    TokensController,
    CanjearTokenCommand,
    VerificarTokenCommand,
    AnotarLecturaCommand,
    LecturasDeTokenCommand,
  ],
  providers: [TokensRepository, TokensService, TokenCheck, LecturasService],
  exports: [TokensService, LecturasService],
})
export class TokensModule {}
