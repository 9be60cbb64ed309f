import { doneBy } from '../start/orden/ask-service.ts';
import { runCommand } from '../start/orden/command.ts';

const PATIENCE_MS = 10 * 60_000;

const [servicio, entidad] = process.argv.slice(2);
if (!servicio || !entidad) {
  console.error('Uso: npm run copias:reconstruir -- <servicio> <entidad>   (por ejemplo: sprints historia)');
  process.exit(2);
}

await runCommand('No se ha podido reconstruir', async () => {
  const command = `${servicio}.reconstruir-copia.v1`;
  const { aplicados, retirados } = await doneBy<{ aplicados: number; retirados: number }>(
    'copias',
    command,
    { entidad },
    PATIENCE_MS,
  );
  console.log(`Copia de «${entidad}» en ${servicio}: ${aplicados} aplicados, ${retirados} retirados.`);
});
