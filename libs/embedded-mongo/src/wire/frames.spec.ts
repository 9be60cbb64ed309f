import { describe, expect, it } from '@jest/globals';
import { FrameReader } from './frames.ts';

function frame(id: number, length: number): Buffer {
  const bytes = Buffer.alloc(length, id);
  bytes.writeInt32LE(length, 0);
  return bytes;
}

describe('FrameReader', () => {
  const frames = [frame(1, 16), frame(2, 40), frame(3, 17)];
  const stream = Buffer.concat(frames);

  it.each([1, 2, 3, 5, 16, 19, 57, 73])(
    'returns every message when they arrive %i bytes at a time',
    (size) => {
      const reader = new FrameReader();
      const found: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size)
        found.push(...reader.push(stream.subarray(at, at + size)));
      expect(found).toEqual(frames);
    },
  );

  it.each([-1, 15, 48_000_001])('rejects a message with a declared length of %i bytes', (length) => {
    const bytes = Buffer.alloc(16);
    bytes.writeInt32LE(length, 0);
    expect(() => new FrameReader().push(bytes)).toThrow(RangeError);
  });
});
