import { deflateRawSync } from 'node:zlib';

/** Builds a zip by hand, so that its declared sizes can be false. */
export function zipOf(entries: [name: string, content: Buffer][], declared?: number): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declared ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name)]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, where, Buffer.from(name)]),
    );
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\u0005\u0006'), end]);
}
