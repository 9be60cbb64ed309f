import { askService } from '../start/orden/ask-service.ts';
import { report, type Verified } from './report.ts';

const PATIENCE_MS = 30 * 60_000;

const [ancla] = process.argv.slice(2);
try {
  const asked = ancla ? { ancla } : {};
  const command = 'usuarios.verificar-auditoria.v1';
  const { text, code } = report(await askService<Verified>('auditoria', command, asked, PATIENCE_MS));
  console.log(text);
  process.exitCode = code;
} catch (error) {
  console.error(`No se ha podido verificar: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
