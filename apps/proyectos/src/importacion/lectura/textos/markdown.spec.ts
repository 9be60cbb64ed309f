import { describe, expect, it } from '@jest/globals';
import { literal } from './markdown';
import { markdownOfWiki } from './markdown-of-wiki';
import { markdownOfHtml, textOfHtml } from './text-of-html';

describe('HTML as Markdown keeps what it holds', () => {
  it.each([
    ['<p>Uno &amp; <b>dos</b></p><ul><li>a</li><li>b</li></ul>', 'Uno & **dos**\n\n- a\n- b'],
    [
      '<p><a href="https://x.test/a">el plano</a> y <a href="https://x.test/b">https://x.test/b</a></p>',
      '[el plano](https://x.test/a) y https://x.test/b',
    ],
    ['<h2>Título</h2><p>Hola <em>tú</em>,<br/>y <del>yo</del></p>', '## Título\n\nHola *tú*,\ny ~~yo~~'],
    ['<ol><li>uno<ul><li>dentro</li></ul></li><li>dos</li></ol>', '1. uno\n   - dentro\n2. dos'],
    [
      '<ul data-type="taskList"><li data-checked="true"><p>hecho</p></li><li data-checked="false">no</li></ul>',
      '- [x] hecho\n- [ ] no',
    ],
    [
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1<br/>2</td><td>a|b</td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1 2 | a\\|b |',
    ],
    ['<blockquote><p>cita</p><p>y más</p></blockquote><p>fin</p>', '> cita\n>\n> y más\n\nfin'],
    ['<pre class="code">const a = 1;\n  b();</pre><p>fin</p>', '```\nconst a = 1;\n  b();\n```\n\nfin'],
    ['<p>a<strong> b </strong>c</p><hr/><p>m&sup2; ma&ntilde;ana</p>', 'a **b** c\n\n---\n\nm² mañana'],
    [
      '<p><img src="https://x.test/a.png" alt="plano"/> <img src="/rest/b.png"/></p>',
      '![plano](https://x.test/a.png) [b.png]',
    ],
    ['<p>2 *3* 4</p>', String.raw`2 \*3\* 4`],
    ['<p><a href="javascript:x">nada</a></p>', 'nada'],
  ])('%s', (html, text) => expect(markdownOfHtml(html)).toBe(text));

  it('what has no form is its words', () => {
    expect(textOfHtml('A &amp; <b>B</b> a_b_c')).toBe('A & B a_b_c');
    expect(markdownOfHtml('a < b and snake_case')).toBe('a < b and snake_case');
  });
});

describe('the markup of Jira as Markdown', () => {
  it.each([
    [
      'h2. Título\n*Negrita* y {{código}}, [el plano|https://x.test/a]',
      '## Título\n**Negrita** y `código`, [el plano](https://x.test/a)',
    ],
    ['Lista:\n* uno\n** dos\n# primero\n## dentro', 'Lista:\n\n- uno\n   - dos\n1. primero\n   1. dentro'],
    ['||A||B||\n|1|[x|https://x.test]|', '| A | B |\n| --- | --- |\n| 1 | [x](https://x.test) |'],
    ['{code:java}\nint *a* = 1;\n{code}\nfin', '```java\nint *a* = 1;\n```\nfin'],
    ['{quote}\nuna\n* cita\n{quote}', '> una\n>\n> - cita'],
    ['{noformat}sin h1. forma{noformat}', '```\nsin h1. forma\n```'],
    ['-viejo- +nuevo+ {color:red}rojo{color} ??cita??', '~~viejo~~ nuevo rojo *cita*'],
    ['[~ana] [~accountid:5f] [https://x.test] !plano.png|thumbnail!', '@ana @5f https://x.test [plano.png]'],
    ['bq. dicho\n----\nuna\\\\ otra', '> dicho\n---\nuna  \n otra'],
  ])('%s', (wiki, text) => expect(markdownOfWiki(wiki)).toBe(text));

  it.each([
    '2 * 3 * 4',
    'del 2026-11-20 al 2026-11-30',
    'a -v --todo',
    '¡Hola! ¡Adiós!',
    'lista [1] y [x]',
    'snake_case',
    '- uno\n- dos',
  ])('stays as it is: %s', (text) => expect(markdownOfWiki(text)).toBe(text));

  it.each([
    ['{quote:a}\n', 20_000],
    ['*a ', 100_000],
    ['|', 200_000],
    ['[a|', 60_000],
    ['!a.', 60_000],
    ['\n', 200_000],
    ['{{a', 60_000],
  ])('takes time as its length: «%s»', (part, times) => {
    // Of the processor, which is the same on a machine that is busy with something else.
    const begun = process.cpuUsage();
    markdownOfWiki(part.repeat(times));
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(5_000);
  });

  it('what is read as form, and is none, is written so that it stays', () => {
    expect(literal('2 * 3 y snake_case')).toBe('2 * 3 y snake_case');
    expect(literal('*nota*')).toBe(String.raw`\*nota\*`);
    expect(literal('# no es un título')).toBe(String.raw`\# no es un título`);
  });
});
