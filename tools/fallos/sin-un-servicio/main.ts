import { signIn as signInAt } from '../../product/sign-in.ts';
import { HttpUser } from '../../callers/http-user.ts';
import { openBrowser, openVisitor } from '../../product/browser.ts';
import { startProduct } from '../../product/start-product.ts';
import { waitForHealth } from '../../start/ready.ts';
import { SERVICIOS } from '../plan/schedule.ts';
import { keepAway } from './absence.ts';
import { callsOf } from './calls.ts';
import { faultsOfCalls } from './faults-of-calls.ts';
import { faultsAfterReturn, faultsWhileAway } from './faults-of-screens.ts';
import { screensOf } from './screens.ts';
import { faultsWithoutBus } from './without-bus.ts';
import { findPlace } from './workspace.ts';

const CONTRASENA = 'Servicios-2026';
const PERSON = { correo: 'lucia@demo.es', contrasena: CONTRASENA };
const RETURN_MS = 60_000;
const GONE_MS = 10_000;

/** Shorter than in an installation, so as not to wait, and longer than a service needs to come back. */
const MAX_AGE_S = 15;
const ADMIN = 'admin@servicios.es';

const product = await startProduct({
  DEMO: '1',
  ADMIN_CORREO: ADMIN,
  ADMIN_CONTRASENA: CONTRASENA,
  COPIAS_EDAD_MAXIMA_S: String(MAX_AGE_S),
});
const browser = await openBrowser();
let wrong = 0;

const report = (text: string, faults: readonly string[]) => {
  console.log(`${faults.length ? '✗' : '✓'} ${text}`);
  for (const fault of faults) console.log(`    ${fault}`);
  wrong += faults.length;
};

async function untilGone(servicio: string): Promise<void> {
  const deadline = Date.now() + GONE_MS;
  for (;;) {
    const reply = await fetch(`${product.baseUrl}/api/salud`);
    const { servicios } = (await reply.json()) as { servicios: Record<string, string> };
    if (servicios[servicio] !== 'listo') return;
    if (Date.now() > deadline) throw new Error(`${servicio} no se va`);
  }
}

try {
  const session = await HttpUser.signIn(product.baseUrl, PERSON);
  const place = await findPlace(session);
  const { page, context, complaints } = await openVisitor(browser, product.baseUrl);
  await signInAt(page, PERSON);
  report('todo en marcha', await faultsOfCalls(session, callsOf(place), null));
  for (const servicio of SERVICIOS) {
    const comeBack = keepAway(product, servicio);
    await untilGone(servicio);
    report(`sin ${servicio}: llamadas`, await faultsOfCalls(session, callsOf(place), servicio));
    const { faults, waiting } = await faultsWhileAway(() => context.newPage(), screensOf(place), servicio);
    report(`sin ${servicio}: pantallas`, faults);
    await comeBack();
    await waitForHealth(product.baseUrl, RETURN_MS, () => Promise.resolve(null));
    report(`${servicio} ha vuelto: llamadas`, await faultsOfCalls(session, callsOf(place), null));
    report(`${servicio} ha vuelto: pantallas, sin recargar`, await faultsAfterReturn(waiting));
  }
  report('ningún error en las páginas', complaints);
  await page.close();
  const admin = await HttpUser.signIn(product.baseUrl, { correo: ADMIN, contrasena: CONTRASENA });
  report(
    'sin NATS: una cuenta desactivada queda fuera',
    await faultsWithoutBus(product, admin, place, MAX_AGE_S * 1_000),
  );
} finally {
  await browser.close();
  await product.stop();
}
console.log(wrong ? `\n${wrong} faltas.` : '\nCada uno puede faltar sin llevarse a los demás.');
process.exit(wrong ? 1 : 0);
