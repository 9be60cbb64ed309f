import { readNumbers } from '../product/read-numbers.ts';

const USAGE = `npm run carga -- [--minutos=10] [--personas=300] [--veces=5] [--sobrecarga=60]

  --minutos     cuánto dura el trabajo de todas a la vez
  --personas    cuántas, cada una con su socket y una acción cada pocos segundos
  --veces       por cuánto se supera después lo que el producto puede
  --sobrecarga  cuántos segundos`;

export interface Plan {
  minutes: number;
  people: number;
  times: number;
  overloadSeconds: number;
}

const DEFAULTS = { minutos: 10, personas: 300, veces: 5, sobrecarga: 60 };

export function readPlan(args: string[]): Plan {
  const { minutos, personas, veces, sobrecarga } = readNumbers(args, DEFAULTS, USAGE);
  return { minutes: minutos, people: personas, times: veces, overloadSeconds: sobrecarga };
}
