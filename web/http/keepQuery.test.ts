import { expect, test } from 'vitest'
import { keepQuery } from './keepQuery.ts'

test.each([
  ['/amil', '/amil-saude?utm_source=carta&utm_term=a%20b', '/amil?utm_source=carta&utm_term=a%20b'],
  ['/politica#cookies', '/lgpd?utm_source=carta', '/politica?utm_source=carta#cookies'],
  ['/blog?pagina=2', '/noticias?utm_source=carta', '/blog?pagina=2&utm_source=carta'],
  ['/amil', '/amil-saude', '/amil'],
  ['/amil', '/amil-saude?', '/amil'],
])('a redirect to %s from %s leads to %s', (location, url, kept) => {
  expect(keepQuery(location, url)).toBe(kept)
})
