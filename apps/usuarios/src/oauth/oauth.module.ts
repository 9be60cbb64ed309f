import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TokensModule } from '../tokens/tokens.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { AuthorizeAplicacion } from './authorize-aplicacion';
import { CODIGO_ACCESO, codigoModelSchema } from './codigo.model';
import { CodigosRepository } from './codigos.repository';
import { Clientes } from './clientes';
import { ExchangeCodigo } from './exchange-codigo';
import { OauthController } from './oauth.controller';

@Module({
  imports: [
    TokensModule,
    UsuariosModule,
    MongooseModule.forFeature([{ name: CODIGO_ACCESO, schema: codigoModelSchema }]),
  ],
  controllers: [OauthController],
  providers: [AuthorizeAplicacion, Clientes, ExchangeCodigo, CodigosRepository],
})
export class OauthModule {}
