export {
  AUSENTES,
  CAMPOS,
  campoOf,
  findCampo,
  ORDENES,
  TIPOS_ELEMENTO,
  type Campo,
  type ClaseDeCampo,
  type NombreDeCampo,
  type Orden,
} from './campos';
export {
  MARCAS,
  no,
  o,
  termsOf,
  y,
  type Comparador,
  type Condicion,
  type Consulta,
  type Lugar,
  type Marca,
  type Nodo,
  type OrdenPedido,
} from './consulta';
export { CODIGOS, type CodigoDeConsulta, type ErrorDeConsulta } from './errores';
export { fraseDe, parametrosDe } from './frases';
export { escribir, escribirValor } from './escribir';
export { diasDe, instanteDe, PALABRAS_DE_FECHA, type Dias } from './fechas';
export { conValores, textoDe, valoresDe } from './fichas';
export { consultaDeLista, listaDeConsulta } from './lista';
export { leer, MAX_CONDICIONES, MAX_CONSULTA, MAX_PROFUNDIDAD } from './leer';
export { completar, escribiendo, palabrasPara, type Escribiendo } from './sugerir';
