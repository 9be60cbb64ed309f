import { readNumbers } from '../product/read-numbers.ts';

const USAGE = `npm run fallos -- [--semilla=N] [--fallos=200] [--escala=1] [--personas=8]

  --semilla   la misma semilla, los mismos fallos a las mismas víctimas en el mismo orden
  --fallos    cuántos
  --escala    acorta (0,2) o alarga lo que dura cada fallo; con 1, una pausa son 10 s
  --personas  cuántas trabajan a la vez`;

export interface Plan {
  seed: number;
  count: number;
  scale: number;
  people: number;
}

const DEFAULTS = { fallos: 200, escala: 1, personas: 8 };

export function readPlan(args: string[]): Plan {
  const defaults = { semilla: 1 + (Date.now() % 1_000_000), ...DEFAULTS };
  const { semilla, fallos, escala, personas } = readNumbers(args, defaults, USAGE);
  return { seed: semilla, count: fallos, scale: escala, people: personas };
}
