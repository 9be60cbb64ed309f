import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import { PortBlock } from './free-port';

const blocks: PortBlock[] = [];
let server: Server | undefined;

afterEach(() => {
  for (const block of blocks.splice(0)) block.release();
  server?.close();
});

const aBlock = async (): Promise<PortBlock> => {
  const block = await PortBlock.take(process.pid);
  blocks.push(block);
  return block;
};

const portsOf = async (block: PortBlock): Promise<number[]> => {
  const ports: number[] = [];
  for (let n = 0; n < 40; n++) ports.push(await block.next());
  return ports;
};

describe('the ports of a test process', () => {
  it('are of no other that begins to look at the same place', async () => {
    const [one, other] = [await aBlock(), await aBlock()];
    const ports = new Set([...(await portsOf(one)), one.first]);
    expect([...(await portsOf(other)), other.first].filter((port) => ports.has(port))).toEqual([]);
  });

  it('are given again only when nobody listens on them', async () => {
    const block = await aBlock();
    const used = await block.next();
    const listening = createServer();
    server = listening;
    await new Promise<void>((resolve) => listening.listen(used, '127.0.0.1', resolve));
    const ports = await portsOf(block);
    expect(ports).not.toContain(used);
    expect(new Set(ports).size).toBe(30);
  });
});
