import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../product/start-product.ts';
import { CUOTA_MB } from './ataques/por-debajo/cuotas.ts';
import { readApi } from './api-document.ts';
import { Door } from './door.ts';
import { ADMIN } from './escena/people.ts';
import { setScene } from './escena/scene.ts';
import { Findings } from './findings.ts';
import type { Target } from './target.ts';

export interface AttackedProduct {
  target: Target;
  product: Product;
  stop(): Promise<void>;
}

/**
 * The product as installed, but without rate limits, which would hide what lies behind them, and trusting this machine
 * as a proxy, so that attacks can come from many addresses.
 */
export async function startAttacked(): Promise<AttackedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ataque-'));
  const env = {
    DEMO: '0',
    ADMIN_CORREO: ADMIN.correo,
    ADMIN_CONTRASENA: ADMIN.contrasena,
    LIMITE_POR_MINUTO: '0',
    LIMITE_ACCESO_POR_MINUTO: '0',
    LIMITE_API_POR_MINUTO: '0',
    PROXIES_DE_CONFIANZA: '127.0.0.0/8',
    CUOTA_PERSONA_MB: String(CUOTA_MB),
  };
  const product = await startProduct(env, dataDir);
  const door = new Door(product.baseUrl);
  const stop = async () => {
    await door.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const api = await readApi(door);
    const [scene, own] = [await setScene(door), await setScene(door)];
    const findings = new Findings();
    const target = { door, scene, own, api, findings, dataDir, processes: product.processes };
    return { target, product, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
