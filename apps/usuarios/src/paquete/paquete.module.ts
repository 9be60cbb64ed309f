import { Module } from '@nestjs/common';
import { CrearParaPaqueteCommand } from './crear-para-paquete.command';
import { CreateForPackage } from './create-for-package';

@Module({ controllers: [CrearParaPaqueteCommand], providers: [CreateForPackage] })
export class PaqueteModule {}
