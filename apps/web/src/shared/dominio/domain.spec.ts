/** @jest-environment node */
import { expect, it } from '@jest/globals';
import {
  ALCANCES as CONTRACT_ALCANCES,
  MAX_TITULO as CONTRACT_MAX_TITULO,
  PRIORIDADES as CONTRACT_PRIORIDADES,
} from '@pmp/contracts/common';
import {
  ESTADOS_PROYECTO as CONTRACT_ESTADOS_PROYECTO,
  ESTADOS_TAREA as CONTRACT_ESTADOS_TAREA,
  ESTADOS_TRABAJO as CONTRACT_ESTADOS_TRABAJO,
  TIPOS_TAREA as CONTRACT_TIPOS_TAREA,
} from '@pmp/contracts/proyectos';
import { DIAS_COMPLETADA_EN_TABLERO as CONTRACT_DIAS_COMPLETADA } from '@pmp/contracts/sprints';
import * as domain from './domain';
import { MAX_TITULO } from './validators';

it('lists the values of the contract', () => {
  expect(domain.PRIORIDADES).toEqual(CONTRACT_PRIORIDADES);
  expect(domain.ESTADOS_PROYECTO).toEqual(CONTRACT_ESTADOS_PROYECTO);
  expect(domain.ESTADOS_TRABAJO).toEqual(CONTRACT_ESTADOS_TRABAJO);
  expect(domain.ESTADOS_TAREA).toEqual(CONTRACT_ESTADOS_TAREA);
  expect(domain.TIPOS_TAREA).toEqual(CONTRACT_TIPOS_TAREA);
  expect(domain.ALCANCES).toEqual(CONTRACT_ALCANCES);
  expect(domain.DIAS_COMPLETADA_EN_TABLERO).toBe(CONTRACT_DIAS_COMPLETADA);
  expect(MAX_TITULO).toBe(CONTRACT_MAX_TITULO);
});
