/** An error as MongoDB reports it: numeric code, the code's name, and fields that a command adds to the reply. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly extra: Record<string, unknown>;

  constructor(code: number, codeName: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = code;
    this.codeName = codeName;
    this.extra = extra;
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, 'BadValue', message);
export const failedToParse = (message: string): MongoError => new MongoError(9, 'FailedToParse', message);
export const typeMismatch = (message: string): MongoError => new MongoError(14, 'TypeMismatch', message);
/** The name of codes that have none in MongoDB: `Location<code>`. */
export const location = (code: number, message: string): MongoError =>
  new MongoError(code, `Location${code}`, message);
