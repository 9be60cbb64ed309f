/** A plausible Spanish team. People are referred to by the part of their address before the @. */
export const personas = [
  { clave: 'lucia', nombre: 'Lucía Fernández Ortega' },
  { clave: 'marcos', nombre: 'Marcos Ibáñez Soler' },
  { clave: 'nora', nombre: 'Nora Castaño Vidal' },
  { clave: 'ivan', nombre: 'Iván Quiroga Peña' },
  { clave: 'carmen', nombre: 'Carmen Robles Alcaide' },
  { clave: 'hugo', nombre: 'Hugo Bermejo Lara' },
  { clave: 'irene', nombre: 'Irene Salcedo Mora' },
];

export const equipos = [
  {
    clave: 'comercio',
    nombre: 'Comercio electrónico',
    descripcion: 'Tienda, pagos y logística de la marca.',
    miembros: ['lucia', 'marcos', 'nora', 'ivan'],
  },
  {
    clave: 'plataforma',
    nombre: 'Plataforma interna',
    descripcion: 'Herramientas que usa toda la empresa y su operación.',
    miembros: ['carmen', 'hugo', 'irene', 'marcos'],
  },
];
