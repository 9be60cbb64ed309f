import { parseArgs } from 'node:util';

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

const OPTIONS = {
  minutos: { type: 'string', default: '10' },
  personas: { type: 'string', default: '300' },
  veces: { type: 'string', default: '5' },
  sobrecarga: { type: 'string', default: '60' },
} as const;

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} debe ser un número mayor que 0.`);
  return value;
}

export function readPlan(args: string[]): Plan {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    return {
      minutes: positive('minutos', values.minutos),
      people: positive('personas', values.personas),
      times: positive('veces', values.veces),
      overloadSeconds: positive('sobrecarga', values.sobrecarga),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
