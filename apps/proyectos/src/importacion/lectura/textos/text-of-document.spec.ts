import { describe, expect, it } from '@jest/globals';
import { textOfDocument } from './text-of-document';

const written = { type: 'text', text: 'dentro' };
const paragraph = { type: 'paragraph', content: [written] };
const leaf = (type: string, attrs: object) => ({ type, attrs });
const around = (type: string, content: object[], attrs: object = {}) => ({ type, attrs, content });

describe('each node of the document format of Atlassian keeps what it says', () => {
  it.each<[string, object, string]>([
    ['blockquote', around('blockquote', [paragraph]), '> dentro'],
    ['bodiedExtension', around('bodiedExtension', [paragraph]), 'dentro'],
    ['bulletList', around('bulletList', [around('listItem', [paragraph])]), '- dentro'],
    ['orderedList', around('orderedList', [around('listItem', [paragraph])]), '1. dentro'],
    ['codeBlock', around('codeBlock', [written], { language: 'ts' }), '```ts\ndentro\n```'],
    [
      'decisionList',
      around('decisionList', [around('decisionItem', [written], { state: 'DECIDED' })]),
      '- dentro',
    ],
    ['taskList', around('taskList', [around('taskItem', [written], { state: 'DONE' })]), '- [x] dentro'],
    ['expand', around('expand', [paragraph], { title: 'Más' }), '**Más**\n\ndentro'],
    ['nestedExpand', around('nestedExpand', [paragraph], { title: 'Más' }), '**Más**\n\ndentro'],
    ['heading', around('heading', [written], { level: 2 }), '## dentro'],
    ['layoutSection', around('layoutSection', [around('layoutColumn', [paragraph])]), 'dentro'],
    ['panel', around('panel', [paragraph], { panelType: 'info' }), '> dentro'],
    [
      'table',
      around('table', [
        around('tableRow', [around('tableHeader', [paragraph]), around('tableCell', [paragraph])]),
      ]),
      '| dentro | dentro |\n| --- | --- |',
    ],
    ['mediaSingle', around('mediaSingle', [leaf('media', { id: 'x', alt: 'plano.png' })]), '[plano.png]'],
    ['mediaGroup', around('mediaGroup', [leaf('media', { id: 'x' })]), '[x]'],
    ['mediaInline', leaf('mediaInline', { id: 'x' }), '[x]'],
    ['inlineCard', leaf('inlineCard', { url: 'https://x.test' }), 'https://x.test'],
    ['blockCard', leaf('blockCard', { url: 'https://x.test' }), 'https://x.test'],
    ['embedCard', leaf('embedCard', { url: 'https://x.test' }), 'https://x.test'],
    ['mention', leaf('mention', { id: '7', text: '@Ana' }), '@Ana'],
    ['emoji', leaf('emoji', { shortName: ':ok:', text: '👌' }), '👌'],
    ['date', leaf('date', { timestamp: '1796083200000' }), '2026-12-01'],
    ['status', leaf('status', { text: 'En curso' }), '[En curso]'],
    ['placeholder', leaf('placeholder', { text: 'Escribe aquí' }), 'Escribe aquí'],
    ['extension', leaf('extension', { extensionKey: 'toc' }), '[toc]'],
    ['inlineExtension', leaf('inlineExtension', { extensionKey: 'x', text: 'suma' }), '[suma]'],
    ['rule', { type: 'rule' }, '---'],
  ])('%s', (_type, node, text) => {
    expect(textOfDocument({ type: 'doc', content: [node] }).trim()).toBe(text);
  });

  it('marks, links, and lists within lists and tables keep their form', () => {
    const said = (text: string, ...marks: object[]) => ({ type: 'text', text, marks });
    const line = (...content: object[]) => ({ type: 'paragraph', content });
    const doc = {
      type: 'doc',
      content: [
        line(
          said('fuerte ', { type: 'strong' }),
          said('y tachado', { type: 'strike' }, { type: 'em' }),
          said(' en '),
          said('a*b', { type: 'code' }),
          said(' de '),
          said('aquí', { type: 'link', attrs: { href: 'https://x.test/(a)' } }),
          said(', *no*'),
        ),
        around('bulletList', [
          around('listItem', [
            line(said('uno')),
            around('orderedList', [around('listItem', [line(said('dentro'))])], { order: 3 }),
          ]),
          around('listItem', [line(said('dos'))]),
        ]),
        around('table', [
          around('tableRow', [around('tableHeader', [line(said('A'))]), around('tableHeader', [])]),
          around('tableRow', [around('tableCell', [line(said('a|b')), line(said('c'))])]),
        ]),
      ],
    };
    expect(textOfDocument(doc)).toBe(
      [
        '**fuerte** *~~y tachado~~* en `a*b` de [aquí](https://x.test/%28a%29), \\*no\\*',
        '- uno\n  3. dentro\n- dos',
        '| A |  |\n| --- | --- |\n| a\\|b c |  |',
      ].join('\n\n'),
    );
  });
});
