import { describe, expect, it } from '@jest/globals';
import { cleanFileName } from '@pmp/contracts/common';
import { contentDisposition } from './file-name.rules';

describe('cleanFileName', () => {
  it.each([
    ['informe.pdf', 'informe.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\año nuevo.docx', 'año nuevo.docx'],
    ['a\r\nSet-Cookie: x.png', 'aSet-Cookie: x.png'],
    ['foto\u202egnp.exe', 'fotognp.exe'],
    ['', 'archivo'],
    [undefined, 'archivo'],
    ['😀'.repeat(300), '😀'.repeat(200)],
  ])('%j → %j', (name, expected) => {
    expect(cleanFileName(name)).toBe(expected);
  });
});

describe('contentDisposition', () => {
  it('keeps the whole name in a header of plain ASCII', () => {
    expect(contentDisposition('año "1".pdf')).toBe(
      `attachment; filename="a_o _1_.pdf"; filename*=UTF-8''a%C3%B1o%20%221%22.pdf`,
    );
  });
});
