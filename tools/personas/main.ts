import { readFileSync } from 'node:fs';
import { doneBy } from '../start/orden/ask-service.ts';
import { isOnlyChecking, runCommand } from '../start/orden/command.ts';
import { readSettings } from '../start/settings.ts';
import { type Orden, ordenesOf, UseError } from './ordenes.ts';

const PATIENCE_MS = 15_000;
const USE = `Uso: npm run personas -- <orden>
  crear --correo=ana@ejemplo.es --nombre='Ana Pérez' [--admin]   crea la cuenta y da el enlace para su contraseña
  importar --fichero=personas.csv                                lo mismo con cada línea: nombre, correo y admin (sí)
  contrasena --correo=…                                          otro enlace, para quien la ha olvidado
  quitar-factor --correo=…                                       entra otra vez sin segundo factor, porque lo ha perdido
  desactivar | activar --correo=…                                cierra sus sesiones y la puerta, o la abre
  administra | no-administra --correo=…                          le da la administración, o se la quita
El producto tiene que estar en marcha. Quien recibe el enlace elige su contraseña: vale una vez y media hora.`;

interface Done {
  creada: boolean;
  usuario: { nombre: string; correo: string; rol: string; estado: string };
  enlace: { ruta: string; expira: string } | null;
}

const said = ({ creada, usuario, enlace }: Done, web: string): string => {
  const admin = usuario.rol === 'admin' ? ', administra' : '';
  const head = `${usuario.correo}: ${creada ? 'creada' : 'al día'} (${usuario.estado}${admin})`;
  return enlace ? `${head}\n  ${web}${enlace.ruta}` : head;
};

function readOrders(): Orden[] {
  try {
    return ordenesOf(process.argv.slice(2), (path) => readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(`${(error as Error).message}.`);
    if (error instanceof UseError) console.error(USE);
    process.exit(2);
  }
}

if (isOnlyChecking()) process.exit(0);
const ordenes = readOrders();
const web = (process.env['WEB_URL'] ?? `http://127.0.0.1:${readSettings(process.env).port}`).replace(
  /\/$/,
  '',
);
let failed = 0;
for (const orden of ordenes)
  await runCommand(orden.correo, async () => {
    failed += 1;
    console.log(said(await doneBy<Done>('personas', 'usuarios.ordenar-persona.v1', orden, PATIENCE_MS), web));
    failed -= 1;
  });
if (ordenes.length > 1) console.log(`${ordenes.length - failed} de ${ordenes.length} cuentas.`);
