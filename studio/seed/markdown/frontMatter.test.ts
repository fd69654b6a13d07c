import { expect, test } from 'vitest'
import { readFrontMatter } from './frontMatter.ts'

test('the header is read as data, the rest as the body with the line numbers of the file', () => {
  const file = readFrontMatter('a.md', '---\ntitle: "Um"\nupdatedAt: 2025-01-27\n---\n\nTexto')
  expect(file).toEqual({
    data: { title: 'Um', updatedAt: '2025-01-27' },
    body: '\n\n\n\n\nTexto',
  })
})

test('a file without a header is refused', () => {
  expect(() => readFrontMatter('a.md', 'Texto')).toThrow('a.md, linha 1: falta o cabeçalho')
})

test('invalid YAML is refused with its line in the file', () => {
  expect(() => readFrontMatter('a.md', '---\na: 1\nb: "2\n---\n')).toThrow(
    /a\.md, linha \d: cabeçalho YAML inválido/,
  )
})
