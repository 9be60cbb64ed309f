/** Where an installation stores its data. */
export interface Place {
  mongodbUri: string;
  natsUrl: string;
  /** NATS_PREFIJO; empty: no prefix. */
  prefijo: string;
  /** In the order of restoring. */
  servicios: readonly string[];
  /** The name of a service's database. */
  base(servicio: string): string;
}
