import { Module } from '@nestjs/common';
import { ContrasenaPolicy } from './contrasena-policy';

@Module({ providers: [ContrasenaPolicy], exports: [ContrasenaPolicy] })
export class ContrasenasModule {}
