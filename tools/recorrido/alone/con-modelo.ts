import { type ModeloFingido, startModeloFingido } from '../fixtures/modelo-fingido.ts';
import { test as base } from '../fixtures/test.ts';

export { expect } from '../fixtures/test.ts';

/**
 * With the demo workspace and an assistant that has a provider, whose answers the test writes. To start a product takes
 * as much of the processor as ten screens: journeys that a provider does not concern share this one.
 */
export const test = base.extend<object, { modelo: ModeloFingido }>({
  modelo: [
    async ({}, use) => {
      const modelo = await startModeloFingido();
      await use(modelo);
      modelo.stop();
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ modelo }, use) => use({ IA_PROVEEDOR: 'openai', IA_URL: modelo.url, IA_MODELO: 'fingido' }),
    { scope: 'worker' },
  ],
});
