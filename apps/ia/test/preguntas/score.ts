import { normalize } from '../../src/preguntas/texto/normalize';
import { MOTOR } from '../../src/motor';
import type { Turno } from '../../src/preguntas/comprension/dialogo';
import type { Respuesta } from '../../src/preguntas/respuestas/contexto/contexto';
import { PORTAL, RELOJ, TIENDA } from './espacio';
import { frozenReader } from './frozen-reader';
import type { CambioEsperado, PreguntaComprobada } from './pregunta';

const ABIERTOS = { TIENDA: TIENDA._id, PORTAL: PORTAL._id };

/** Answers with the rules, as the service does without a model. */
export async function answer(
  { pregunta, quien = 'lucia', tras = [], abierto = 'TIENDA', idioma = 'es' }: PreguntaComprobada,
  motor = MOTOR,
): Promise<Respuesta> {
  const proyectoAbierto = abierto && ABIERTOS[abierto];
  const reader = frozenReader(quien);
  const anteriores: Turno[] = [];
  for (const texto of tras) {
    const { texto: respuesta } = await motor.answer(
      { texto, proyectoAbierto, anteriores, reloj: RELOJ },
      reader,
    );
    anteriores.push({ texto, respuesta });
  }
  return motor.answer({ texto: pregunta, proyectoAbierto, anteriores, reloj: RELOJ, idioma }, reader);
}

const isSaid = (texto: string, dicho: string): boolean => {
  const plano = normalize(dicho);
  // A number must not be found within another one.
  return /^\d+$/.test(plano) ? new RegExp(`(?<!\\d)${plano}(?!\\d)`).test(texto) : texto.includes(plano);
};

const isProposed = ({ propuesta }: Respuesta, { metodo, ruta, cuerpo }: CambioEsperado): boolean =>
  (propuesta?.cambios ?? []).some(
    (cambio) =>
      cambio.metodo === metodo &&
      cambio.ruta === ruta &&
      Object.entries(cuerpo).every(
        ([campo, valor]) => JSON.stringify(cambio.cuerpo[campo]) === JSON.stringify(valor),
      ),
  );

/** What is wrong with the answer; empty: nothing. */
export function faultsOf(
  esperada: PreguntaComprobada,
  respuesta: Pick<Respuesta, 'texto' | 'propuesta'>,
): string[] {
  const texto = normalize(respuesta.texto);
  const { dice = [], calla = [], propone = [], noSeSabe } = esperada;
  return [
    ...dice
      .map((uno) => (typeof uno === 'string' ? [uno] : uno))
      .filter((opciones) => !opciones.some((opcion) => isSaid(texto, opcion)))
      .map((opciones) => `no dice «${opciones.join('» ni «')}»`),
    ...calla.filter((uno) => isSaid(texto, uno)).map((uno) => `dice «${uno}»`),
    ...propone
      .filter((cambio) => !isProposed(respuesta as Respuesta, cambio))
      .map(({ metodo, ruta, cuerpo }) => `no propone ${metodo} ${ruta} ${JSON.stringify(cuerpo)}`),
    ...(propone.length === 0 && respuesta.propuesta ? ['propone un cambio que nadie pide'] : []),
    ...(noSeSabe && !(texto.includes('no lo se') && texto.includes('puedo'))
      ? ['no dice «no lo sé, puedo …»']
      : []),
  ];
}

export interface Resultado {
  pregunta: PreguntaComprobada;
  respuesta: Pick<Respuesta, 'texto' | 'propuesta' | 'consulta'>;
  faults: string[];
}

export async function runAll(
  preguntas: readonly PreguntaComprobada[],
  ask: (pregunta: PreguntaComprobada) => Promise<Resultado['respuesta']> = (one) => answer(one),
): Promise<Resultado[]> {
  const resultados: Resultado[] = [];
  for (const pregunta of preguntas) {
    const respuesta = await ask(pregunta);
    resultados.push({ pregunta, respuesta, faults: faultsOf(pregunta, respuesta) });
  }
  return resultados;
}
