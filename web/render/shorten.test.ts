import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['<ul><li>Um</li><li>Dois</li></ul>', '<ul><li>Um<li>Dois</ul>'],
  ['<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D</dd></dl>', '<dl><dt>A<dd>B<dt>C<dd>D</dl>'],
  [
    '<table><tbody><tr><th>A</th><td>B</td></tr><tr><td>C</td></tr></tbody></table>',
    '<table><tbody><tr><th>A<td>B<tr><td>C</tbody></table>',
  ],
  ['<div><p>Um</p><p>Dois</p></div>', '<div><p>Um<p>Dois</div>'],
  ['<ul><li><p>Um</p></li><li>Dois</li></ul>', '<ul><li><p>Um<li>Dois</ul>'],
  ['<p>Um<br/>dois <input value="a/b"/></p>', '<p>Um<br>dois <input value="a/b"></p>'],
  ['<svg><use href="#a"></use></svg>', '<svg><use href="#a"/></svg>'],
])('%s becomes %s', (html, short) => {
  expect(shorten(html)).toBe(short)
})

test.each([
  '<ul><li>Um</li><template><li>Dois</li></template></ul>',
  '<svg><path d="M0 0"/></svg>',
  '<a href="/"><p>Um</p></a>',
  '<p>Um</p><span>Dois</span>',
  '<p>Um</p>texto',
])('%s stays as it is', (html) => {
  expect(shorten(html)).toBe(html)
})
