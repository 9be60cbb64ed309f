import { describe, expect, it } from '@jest/globals';
import { textOfDocument } from './text-of-document';

const written = { type: 'text', text: 'dentro' };
const paragraph = { type: 'paragraph', content: [written] };
const leaf = (type: string, attrs: object) => ({ type, attrs });
const around = (type: string, content: object[], attrs: object = {}) => ({ type, attrs, content });

describe('each node of the document format of Atlassian keeps what it says', () => {
  it.each<[string, object, string]>([
    ['blockquote', around('blockquote', [paragraph]), 'dentro'],
    ['bodiedExtension', around('bodiedExtension', [paragraph]), 'dentro'],
    ['bulletList', around('bulletList', [around('listItem', [paragraph])]), '- dentro'],
    ['orderedList', around('orderedList', [around('listItem', [paragraph])]), '- dentro'],
    ['codeBlock', around('codeBlock', [written], { language: 'ts' }), 'dentro'],
    [
      'decisionList',
      around('decisionList', [around('decisionItem', [written], { state: 'DECIDED' })]),
      '- dentro',
    ],
    ['taskList', around('taskList', [around('taskItem', [written], { state: 'DONE' })]), '- [x] dentro'],
    ['expand', around('expand', [paragraph], { title: 'Más' }), 'Más\ndentro'],
    ['nestedExpand', around('nestedExpand', [paragraph], { title: 'Más' }), 'Más\ndentro'],
    ['heading', around('heading', [written], { level: 2 }), 'dentro'],
    ['layoutSection', around('layoutSection', [around('layoutColumn', [paragraph])]), 'dentro'],
    ['panel', around('panel', [paragraph], { panelType: 'info' }), 'dentro'],
    [
      'table',
      around('table', [
        around('tableRow', [around('tableHeader', [paragraph]), around('tableCell', [paragraph])]),
      ]),
      'dentro | dentro',
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
});
