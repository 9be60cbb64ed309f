import { expect, it } from '@jest/globals';
import { markdownOf } from './pegar';

it.each([
  [
    '<h2>Uno</h2><p>a <b>b</b> <i>c</i> <a href="https://pmp.es">d</a></p>',
    '## Uno\n\na **b** _c_ [d](https://pmp.es)',
  ],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '-   a\n    -   b'],
  ['<table><tr><th>a</th></tr><tr><td>1</td></tr></table>', '| a   |\n| --- |\n| 1   |'],
  ['<pre><code>x = 1</code></pre>', '```\nx = 1\n```'],
  ['<style>p{}</style><script>alert(1)</script>', ''],
])('what is pasted as %s is written as Markdown', (html, markdown) =>
  expect(markdownOf(html)).toBe(markdown),
);
