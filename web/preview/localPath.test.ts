import { expect, test } from 'vitest'
import { localPath } from './localPath.ts'

test.each(['/', '/amil-saude', '/blog/artigo?a=b#c', '/a//b'])('%s leads there', (path) => {
  expect(localPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'amil-saude',
  'https://outro.example',
  '//outro.example',
  '/\\outro.example',
  '/\t/outro.example',
  '/\n\\outro.example',
  '/a\r\nset-cookie: a=b',
  '/saúde',
])('%j leads to the home page', (path) => {
  expect(localPath(path)).toBe('/')
})
