import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProgram } from './check-program';

let made = 0;

@Injectable()
class Part {
  constructor() {
    made += 1;
  }
}

@Injectable()
class Asks {
  constructor(readonly part: Part) {}
}

@Module({
  providers: [Part, Asks, { provide: 'database', useFactory: () => Promise.reject(new Error('away')) }],
})
class Whole {}

@Module({ providers: [Asks] })
class WithoutPart {}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pmp-comprobar-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function programOf(imports: string[]): string {
  writeFileSync(join(folder, 'paquetes.json'), JSON.stringify(imports));
  return join(folder, 'main.js');
}

describe('a program that is only checked', () => {
  it('puts its modules together and makes nothing of them', async () => {
    await checkProgram(Whole, programOf(['zod', 'umzug']));
    expect(made).toBe(0);
  });

  it('names a package that is not there', async () => {
    await expect(checkProgram(Whole, programOf(['zod', 'no-esta']))).rejects.toThrow('no-esta');
  });

  it('names what a module does not find', async () => {
    await expect(checkProgram(WithoutPart, programOf(['zod']))).rejects.toThrow(/Asks[\s\S]*Part/);
  });
});
