import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['<ul><li>Um</li><li>Dois</li></ul>', '<ul><li>Um<li>Dois</ul>'],
  ['<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D</dd></dl>', '<dl><dt>A<dd>B<dt>C<dd>D</dl>'],
  [
    '<table><tbody><tr><th>A</th><td>B</td></tr><tr><td>C</td></tr></tbody></table>',
    '<table><tbody><tr><th>A<td>B<tr><td>C</tbody></table>',
  ],
  ['<p>Um<br/>dois <input value="a/b"/></p>', '<p>Um<br>dois <input value="a/b"></p>'],
  ['<svg><use href="#a"></use></svg>', '<svg><use href="#a"/></svg>'],
])('%s becomes %s', (html, short) => {
  expect(shorten(html)).toBe(short)
})

test.each([
  '<ul><li>Um</li><template><li>Dois</li></template></ul>',
  '<svg><path d="M0 0"/></svg>',
  '<p>Um</p><p>Dois</p>',
])('%s stays as it is', (html) => {
  expect(shorten(html)).toBe(html)
})
