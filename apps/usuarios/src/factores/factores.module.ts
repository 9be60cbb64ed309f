import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FACTOR_MODEL, factorModelSchema } from './factor.model';
import { FactorCheck } from './factor-check';
import { FactoresRepository } from './factores.repository';
import { ForgetFactores } from './forget-factores';
import { PASE_MODEL, paseModelSchema } from './pase.model';
import { PasesRepository } from './pases.repository';
import { SeedCipher } from './seed-cipher';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FACTOR_MODEL, schema: factorModelSchema },
      { name: PASE_MODEL, schema: paseModelSchema },
    ]),
  ],
  providers: [FactorCheck, FactoresRepository, ForgetFactores, PasesRepository, SeedCipher],
  exports: [FactorCheck, FactoresRepository, ForgetFactores, PasesRepository, SeedCipher],
})
export class FactoresModule {}
