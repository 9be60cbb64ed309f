import { parseArgs } from 'node:util';

const USAGE = `npm run bench -- [--largo] [--solo=<parte del nombre>]

  --largo   cinco rondas más largas, mil muestras por latencia y un chat de 100.000 mensajes
  --solo    solo lo que lleve ese texto en su nombre`;

export interface Plan {
  rounds: number;
  /** Duration of each operation in each round. */
  seconds: number;
  /** Samples of each latency, divided among the rounds. */
  samples: number;
  throughputSeconds: number;
  longChat: number;
  wants(nombre: string): boolean;
}

const SHORT = { rounds: 3, seconds: 2, samples: 90, throughputSeconds: 5, longChat: 5_000 };
const LONG = { rounds: 5, seconds: 4, samples: 1_000, throughputSeconds: 30, longChat: 100_000 };

export function readPlan(args: string[]): Plan {
  const options = {
    largo: { type: 'boolean', default: false },
    solo: { type: 'string', default: '' },
    ayuda: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    if (values.ayuda) throw new Error('Medidas del producto entero.');
    return { ...(values.largo ? LONG : SHORT), wants: (nombre) => nombre.includes(values.solo) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
