import type { mongo } from 'mongoose';

const FILES = '.files';

interface StoredFile {
  _id: unknown;
  filename?: string;
  length: number;
  chunkSize: number;
}

/** Files with missing chunks, reported in Spanish. */
export async function brokenFiles(base: mongo.Db): Promise<string[]> {
  const collections = await base.listCollections({}, { nameOnly: true }).toArray();
  const broken: string[] = [];
  for (const { name } of collections.filter((collection) => collection.name.endsWith(FILES))) {
    const chunks = base.collection(`${name.slice(0, -FILES.length)}.chunks`);
    for await (const file of base.collection(name).find<StoredFile>({})) {
      const expected = Math.ceil(file.length / file.chunkSize);
      const found = await chunks.countDocuments({ files_id: file._id });
      if (found !== expected) {
        broken.push(`${base.databaseName}.${name} ${String(file._id)}: ${found} trozos de ${expected}`);
      }
    }
  }
  return broken;
}
