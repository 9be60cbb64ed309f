import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { TEXTO_DE_FUERA, textoModelSchema } from './texto.model';
import { TextosDeFueraCommand } from './textos-de-fuera.command';
import { TextosRepository } from './textos.repository';

/** What came from outside the team: a token that reads of it writes no more in other projects. */
@Module({
  imports: [MongooseModule.forFeature([{ name: TEXTO_DE_FUERA, schema: textoModelSchema }])],
  controllers: [TextosDeFueraCommand, OnPapeleraPurgada],
  providers: [TextosRepository],
  exports: [TextosRepository],
})
export class ProcedenciaModule {}
