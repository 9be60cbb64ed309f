import { Schema } from 'mongoose';

export const STORED_FILE = 'StoredFile';

/** GridFS's own documents of files, for their index: what a person stores is added up at each upload. */
export const storedFileModelSchema = new Schema(
  { metadata: Object },
  { collection: 'archivos.files', versionKey: false },
);

storedFileModelSchema.index({ 'metadata.subidoPor': 1 });
