import type { CodigoDeConsulta, ErrorDeConsulta } from './errores';

type Parte = Pick<ErrorDeConsulta, 'palabra' | 'campo' | 'valores'>;

/** The same sentences as the contract's, which other languages translate by their names; a test compares them. */
const FRASES: Record<CodigoDeConsulta, (parte: Parte) => string> = {
  campoDesconocido: ({ palabra }) =>
    `«${palabra}» no es un campo. Si es una palabra que buscas, ponla entre comillas`,
  valorNoValido: ({ palabra, campo, valores }) => `«${palabra}» no vale para ${campo}. Puede ser: ${valores}`,
  numeroNoValido: ({ palabra, campo }) => `«${palabra}» no es un número: ${campo} se compara con uno`,
  fechaNoValida: ({ palabra }) =>
    `«${palabra}» no es una fecha. Escribe un día (2026-11-20), un plazo (7d, 2s, 1m) o palabras como hoy o esta-semana`,
  sinComparar: ({ palabra }) => `«${palabra}» no se puede comparar: usa dos puntos`,
  ordenNoValido: ({ palabra, valores }) => `No se puede ordenar por «${palabra}». Puede ser: ${valores}`,
  ordenDentro: () => 'El orden vale para toda la consulta: ponlo fuera de paréntesis, de «o» y de «-»',
  comillasSinCerrar: ({ palabra }) => `Faltan las comillas que cierran ${palabra}`,
  parentesisSinCerrar: () => 'Este paréntesis se queda abierto',
  parentesisDeMas: () => 'Este paréntesis no cierra ninguno',
  grupoVacio: () => 'Entre los paréntesis no hay nada',
  faltaValor: ({ palabra }) => `Falta un valor tras «${palabra}»`,
  menosSuelto: () => 'Tras «-» va, sin espacio, lo que no quieres ver',
  oSuelta: () => 'A cada lado de «o» va una condición. Si buscas la letra, ponla entre comillas',
  comaSuelta: () => 'Las comas separan los valores de un campo: aquí no hay ninguno',
  comparadorSuelto: ({ palabra }) => `Falta un campo delante de «${palabra}»`,
  noSeEntiende: ({ palabra }) => `«${palabra}» no se entiende aquí`,
  demasiadoLarga: ({ valores }) => `La consulta no puede superar los ${valores} caracteres`,
  demasiadasCondiciones: ({ valores }) => `La consulta no puede tener más de ${valores} valores`,
  demasiadoHonda: ({ valores }) =>
    `La consulta no puede tener más de ${valores} grupos, unos dentro de otros`,
};

export const fraseDe = (error: ErrorDeConsulta): string => FRASES[error.codigo](error);

/** What the sentence is translated by, with the place of the word for whoever marks it. */
export const parametrosDe = ({ palabra, campo, valores, lugar }: ErrorDeConsulta) => ({
  palabra,
  ...(campo && { campo }),
  ...(valores && { valores }),
  desde: lugar.desde,
  hasta: lugar.hasta,
});
