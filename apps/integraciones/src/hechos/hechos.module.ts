import { Module } from '@nestjs/common';
import { DatosModule } from '../datos/datos.module';
import { config } from '../config';
import { PersonasModule } from '../personas/personas.module';
import { ElementosDeHechos, WEB_DE_ENVIOS } from './elementos-de-hechos';
import { EntregasWriter } from './entregas-writer';
import { OnPapeleraPurgada } from './on-papelera-purgada';

@Module({
  imports: [DatosModule, PersonasModule],
  controllers: [OnPapeleraPurgada],
  providers: [ElementosDeHechos, EntregasWriter, { provide: WEB_DE_ENVIOS, useValue: config.WEB_URL }],
  exports: [EntregasWriter],
})
export class HechosModule {}
