import { parseArgs } from 'node:util';

const USAGE = `npm run ataque -- [--semilla=<n>] [--por-ruta=<n>] [--solo=<parte del nombre>]

  --semilla    la misma da las mismas peticiones; sin ella, otra cada vez
  --por-ruta   peticiones torcidas a cada ruta (120)
  --solo       solo los ataques que lleven ese texto en su nombre`;

const PER_ROUTE = 120;
const MAX_SEED = 2 ** 31;

export interface Plan {
  seed: number;
  perRoute: number;
  wants(nombre: string): boolean;
}

export function readPlan(args: string[]): Plan {
  const options = {
    semilla: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
    'por-ruta': { type: 'string', default: String(PER_ROUTE) },
    solo: { type: 'string', default: '' },
    ayuda: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    const [seed, perRoute] = [Number(values.semilla), Number(values['por-ruta'])];
    const readable = Number.isInteger(seed) && Number.isInteger(perRoute) && perRoute > 0;
    if (values.ayuda || !readable) throw new Error('Ataques al producto entero, en esta máquina.');
    return { seed, perRoute, wants: (nombre) => nombre.includes(values.solo) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
