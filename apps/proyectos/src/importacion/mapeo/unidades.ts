/** What the number in a cell counts, where its column says so. */
export type Unidad = 'segundos' | 'milisegundos' | 'horas';
