import { expect, test } from 'vitest'
import { oneStyle } from './oneStyle.ts'

test('the styles of a page stand once, in its head, in the order of the page', () => {
  const html =
    '<head><title>a</title></head><body><style data-x="1">.a{content:"$&"}</style><p>1</p>' +
    '<style>.b{}</style><p>2</p><style data-x="1">.a{content:"$&"}</style></body>'
  expect(oneStyle(html)).toBe(
    '<head><title>a</title><style>.a{content:"$&"}.b{}</style></head><body><p>1</p><p>2</p></body>',
  )
})

test('a page without styles stays as it is', () => {
  expect(oneStyle('<head></head><p>a</p>')).toBe('<head></head><p>a</p>')
})

test('rules are no longer than they need be', () => {
  expect(
    oneStyle(
      '<head></head><style>@media (min-width: 9px){.a{top:0;margin:calc(1px, 2px);}}</style>',
    ),
  ).toBe('<head><style>@media (min-width:9px){.a{top:0;margin:calc(1px,2px)}}</style></head>')
})
