import { Module } from '@nestjs/common';
import { DatosModule } from '../datos/datos.module';
import { EntregasWriter } from './entregas-writer';
import { OnPapeleraPurgada } from './on-papelera-purgada';

@Module({
  imports: [DatosModule],
  controllers: [OnPapeleraPurgada],
  providers: [EntregasWriter],
  exports: [EntregasWriter],
})
export class HechosModule {}
