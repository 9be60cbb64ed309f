/** A store of objects that the services keep files in. */
export interface ObjectsPlace {
  /** s3://bucket/folder/ */
  address: string;
  endpoint: string | undefined;
  region: string | undefined;
}

/** Where an installation stores its data. */
export interface Place {
  mongodbUri: string;
  natsUrl: string;
  /** NATS_PREFIJO; empty: no prefix. */
  prefijo: string;
  /** Where its files are, if not in the databases. */
  objetos?: ObjectsPlace | null;
  /** In the order of restoring. */
  servicios: readonly string[];
  /** The name of a service's database. */
  base(servicio: string): string;
}
