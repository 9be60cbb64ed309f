import { Module } from '@nestjs/common';
import { estadosCommandOf } from '../elementos/estados.command';
import { epica } from './epica.kind';
import { EpicasController } from './epicas.controller';
import { OnEpicaEliminada } from './on-epica-eliminada';

@Module({ controllers: [EpicasController, estadosCommandOf(epica), OnEpicaEliminada] })
export class EpicasModule {}
