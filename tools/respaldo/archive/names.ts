/** The names of an installation's streams and consumers on a broker that it may share (NATS_PREFIJO). */
export class Names {
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  stream(name: string): string {
    return this.prefix === '' ? name : `${this.prefix}_${name}`;
  }

  subject(bare: string): string {
    return this.prefix === '' ? bare : `${this.prefix}.${bare}`;
  }

  bare(subject: string): string {
    return this.prefix === '' ? subject : subject.slice(this.prefix.length + 1);
  }

  /** The configuration of a stream or a consumer without the installation's prefix. */
  without<T extends object>(config: T): Record<string, unknown> {
    return changeSubjects(config, (subject) => this.bare(subject));
  }

  /** The configuration with the prefix of this installation. */
  within(config: object): Record<string, unknown> {
    return changeSubjects(config, (subject) => this.subject(subject));
  }
}

const SUBJECT_FIELDS = ['filter_subject', 'deliver_subject'];

function changeSubjects(config: object, change: (subject: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([key, value]: [string, unknown]) => {
      if (SUBJECT_FIELDS.includes(key) && typeof value === 'string') return [key, change(value)];
      if (key === 'subjects' && Array.isArray(value)) return [key, (value as string[]).map(change)];
      return [key, value];
    }),
  );
}
