import { doneBy } from '../start/orden/ask-service.ts';
import { readArguments, runCommand } from '../start/orden/command.ts';

const PATIENCE_MS = 30_000;
const USE = `npm run claves:rotar [-- --ya]
  La clave que firma las sesiones se cambia por otra, que empieza a firmar a los diez minutos. La anterior se acepta
  hasta que caduquen las sesiones que firmó. Con --ya deja de aceptarse ahora y todas las personas vuelven a entrar.`;

interface Rotated {
  clave: string;
  desde: string;
  retiradas: number;
}

const { ya = false } = readArguments(USE, { ya: { type: 'boolean' } });

await runCommand('No se ha podido cambiar', async () => {
  const command = 'usuarios.rotar-clave.v1';
  const { clave, desde, retiradas } = await doneBy<Rotated>('claves', command, { ya }, PATIENCE_MS);
  console.log(`Clave nueva ${clave}: firma desde ${desde}. Retiradas ahora: ${retiradas}.`);
});
