import { defineErrors, type Parametros } from '@pmp/contracts/common';

const CAMPO = { kind: 'invalid', campo: 'q' } as const;
const said = (message: string | ((parametros: Parametros) => string)) => ({ ...CAMPO, message });

/** Why a query says nothing. `desde` and `hasta` of its parameters are the place of the word in it. */
export const erroresConsulta = defineErrors('consulta', {
  campoDesconocido: said(
    ({ palabra }) => `«${palabra}» no es un campo. Si es una palabra que buscas, ponla entre comillas`,
  ),
  valorNoValido: said(
    ({ palabra, campo, valores }) => `«${palabra}» no vale para ${campo}. Puede ser: ${valores}`,
  ),
  numeroNoValido: said(({ palabra, campo }) => `«${palabra}» no es un número: ${campo} se compara con uno`),
  fechaNoValida: said(
    ({ palabra }) =>
      `«${palabra}» no es una fecha. Escribe un día (2026-11-20), un plazo (7d, 2s, 1m) o palabras como hoy o esta-semana`,
  ),
  sinComparar: said(({ palabra }) => `«${palabra}» no se puede comparar: usa dos puntos`),
  ordenNoValido: said(
    ({ palabra, valores }) => `No se puede ordenar por «${palabra}». Puede ser: ${valores}`,
  ),
  ordenDentro: said('El orden vale para toda la consulta: ponlo fuera de paréntesis, de «o» y de «-»'),
  ordenAjeno: said('Esta lista tiene su propio orden: quita «orden:» o usa /api/elementos'),
  comillasSinCerrar: said(({ palabra }) => `Faltan las comillas que cierran ${palabra}`),
  parentesisSinCerrar: said('Este paréntesis se queda abierto'),
  parentesisDeMas: said('Este paréntesis no cierra ninguno'),
  grupoVacio: said('Entre los paréntesis no hay nada'),
  faltaValor: said(({ palabra }) => `Falta un valor tras «${palabra}»`),
  menosSuelto: said('Tras «-» va, sin espacio, lo que no quieres ver'),
  oSuelta: said('A cada lado de «o» va una condición. Si buscas la letra, ponla entre comillas'),
  comaSuelta: said('Las comas separan los valores de un campo: aquí no hay ninguno'),
  comparadorSuelto: said(({ palabra }) => `Falta un campo delante de «${palabra}»`),
  noSeEntiende: said(({ palabra }) => `«${palabra}» no se entiende aquí`),
  demasiadoLarga: said(({ valores }) => `La consulta no puede superar los ${valores} caracteres`),
  demasiadasCondiciones: said(({ valores }) => `La consulta no puede tener más de ${valores} valores`),
  demasiadoHonda: said(
    ({ valores }) => `La consulta no puede tener más de ${valores} grupos, unos dentro de otros`,
  ),
});
