import { parseArgs } from 'node:util';

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

const OPTIONS = {
  semilla: { type: 'string', default: '' },
  fallos: { type: 'string', default: '200' },
  escala: { type: 'string', default: '1' },
  personas: { type: 'string', default: '8' },
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
      seed: positive('semilla', values.semilla || String(1 + (Date.now() % 1_000_000))),
      count: positive('fallos', values.fallos),
      scale: positive('escala', values.escala),
      people: positive('personas', values.personas),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
