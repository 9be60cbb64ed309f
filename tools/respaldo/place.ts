/** Where an installation keeps its data. */
export interface Place {
  mongodbUri: string;
  natsUrl: string;
  /** NATS_PREFIJO; empty: none. */
  prefijo: string;
  /** In the order in which they are restored. */
  servicios: readonly string[];
  /** The name of a service's database. */
  base(servicio: string): string;
}
