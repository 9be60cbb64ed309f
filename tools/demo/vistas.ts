/** A saved view of the demo workspace, and who sees it: its maker alone, the team or whoever sees the project. */
interface DemoVista {
  nombre: string;
  consulta: string;
  presentacion?: 'lista' | 'tablero' | 'cronologia';
  agrupar?: 'proyecto' | 'tipo' | 'epica' | 'estado' | 'prioridad' | 'asignado' | 'etiqueta';
  /** Key of its maker; `admin` is the account that is told when the product starts. */
  creador: string;
  /** Keys of the team or the project. */
  equipo?: string;
  proyecto?: string;
}

export const vistas: DemoVista[] = [
  {
    nombre: 'Se nos escapa',
    consulta: 'abierta vence<3d orden:vence',
    agrupar: 'proyecto',
    creador: 'admin',
  },
  {
    nombre: 'Urgente y de nadie',
    consulta: 'abierta prioridad:alta,crítica asignado:nadie -tipo:epica orden:-prioridad',
    agrupar: 'prioridad',
    creador: 'lucia',
    equipo: 'comercio',
  },
  {
    nombre: 'Lo que está parado',
    consulta: 'abierta bloqueada proyecto:TIENDA orden:actualizada',
    presentacion: 'tablero',
    agrupar: 'epica',
    creador: 'lucia',
    proyecto: 'TIENDA',
  },
];
