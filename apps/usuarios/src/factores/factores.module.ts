import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FACTOR_MODEL, factorModelSchema } from './factor.model';
import { FactorCheck } from './factor-check';
import { FactoresRepository } from './factores.repository';
import { ForgetFactores } from './forget-factores';
import { LlaveCheck } from './llaves/llave-check';
import { LLAVE_MODEL, llaveModelSchema } from './llaves/llave.model';
import { LlavesRepository } from './llaves/llaves.repository';
import { PASE_MODEL, paseModelSchema } from './pase.model';
import { PasesRepository } from './pases.repository';
import { SeedCipher } from './seed-cipher';

const PROVIDERS = [
  FactorCheck,
  FactoresRepository,
  ForgetFactores,
  LlaveCheck,
  LlavesRepository,
  PasesRepository,
  SeedCipher,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FACTOR_MODEL, schema: factorModelSchema },
      { name: LLAVE_MODEL, schema: llaveModelSchema },
      { name: PASE_MODEL, schema: paseModelSchema },
    ]),
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class FactoresModule {}
