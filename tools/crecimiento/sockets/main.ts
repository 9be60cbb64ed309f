import { parseArgs } from 'node:util';
import { startProduct } from '../../product/start-product.ts';
import { startGateways } from './gateways.ts';
import { measure } from './measure.ts';
import { seedProjects } from './workspace.ts';

const USE = `npm run crecimiento:sockets [-- --sockets=5000 --gateways=1,5,20 --mover=50 --segundos=20 --proyectos=100]

Abre los sockets en uno, cinco y veinte gateways, mueve historias a ese ritmo y mide cuánto procesador le cuesta a los
gateways cada evento entregado.`;

const ADMIN = { correo: 'admin@banco.es', contrasena: 'Banco-2026' };
const SOCKETS_PER_PERSON = 100;

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    gateways: { type: 'string', default: '1,5,20' },
    mover: { type: 'string', default: '50' },
    segundos: { type: 'string', default: '20' },
    proyectos: { type: 'string', default: '100' },
    ayuda: { type: 'boolean', default: false },
  },
});
const round = (n: number) => n.toLocaleString('es-ES', { maximumFractionDigits: 1 });

async function main(): Promise<void> {
  const [sockets, perSecond, seconds, projects] = [
    values.sockets,
    values.mover,
    values.segundos,
    values.proyectos,
  ].map(Number) as [number, number, number, number];
  const product = await startProduct({
    DEMO: '0',
    ADMIN_CORREO: ADMIN.correo,
    ADMIN_CONTRASENA: ADMIN.contrasena,
    LIMITE_POR_MINUTO: '0',
    LIMITE_ACCESO_POR_MINUTO: '0',
    SOCKETS_POR_PERSONA: String(SOCKETS_PER_PERSON * 2),
  });
  try {
    const people = Math.ceil(sockets / SOCKETS_PER_PERSON);
    const workspace = await seedProjects(product.baseUrl, ADMIN, people, projects);
    console.log(
      '| gateways | movimientos | entregados | de | ms hasta la pantalla, mediana · p99 | µs de procesador por entrega | ms por segundo en reposo, cada uno |',
    );
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    for (const count of values.gateways.split(',').map(Number)) {
      const gateways = await startGateways(product, count);
      try {
        const found = await measure(workspace, gateways.all, { sockets, perSecond, seconds });
        const perDelivery = round((found.processor * 1000) / found.delivered);
        console.log(
          `| ${count} | ${found.moves - found.failed} | ${found.delivered} | ${found.expected} | ` +
            `${round(found.median)} · ${round(found.p99)} | ${perDelivery} | ${round(found.idle)} |`,
        );
        if (found.failed) console.log(`Han fallado ${found.failed} movimientos.`);
        if (found.delivered < found.expected) process.exitCode = 1;
      } finally {
        await gateways.stop();
      }
    }
    await Promise.all(workspace.users.map((user) => user.close()));
  } finally {
    await product.stop();
  }
}

if (values.ayuda) console.log(USE);
else await main();
