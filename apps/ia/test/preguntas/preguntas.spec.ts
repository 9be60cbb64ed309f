import { describe, expect, it } from '@jest/globals';
import { CUARTA_PARTE } from './cuarta-parte';
import { OCTAVA_PARTE } from './octava-parte';
import { PRIMERA_MITAD } from './primera-mitad';
import { QUINTA_PARTE } from './quinta-parte';
import { MINIMO } from './report';
import { runAll } from './score';
import { SEGUNDA_MITAD } from './segunda-mitad';
import { SEPTIMA_PARTE } from './septima-parte';
import { SEXTA_PARTE } from './sexta-parte';
import { TERCERA_PARTE } from './tercera-parte';

describe('the assistant without a model', () => {
  it('answers at least 95 of 100 checked questions, and each part of them as well', async () => {
    for (const preguntas of [
      PRIMERA_MITAD,
      SEGUNDA_MITAD,
      TERCERA_PARTE,
      CUARTA_PARTE,
      QUINTA_PARTE,
      SEXTA_PARTE,
      SEPTIMA_PARTE,
      OCTAVA_PARTE,
    ]) {
      const wrong = (await runAll(preguntas)).filter(({ faults }) => faults.length > 0);
      const said = wrong.map(({ pregunta, faults }) => `${pregunta.pregunta}: ${faults.join('; ')}`);
      expect({ said, enough: wrong.length <= preguntas.length * (1 - MINIMO) }).toMatchObject({
        enough: true,
      });
    }
  });
});
