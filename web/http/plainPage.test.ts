import { expect, test } from 'vitest'
import { plainPage } from './plainPage.ts'

test('a plain page is a document of its own, which search engines do not index', async () => {
  const response = plainPage(503, { title: 'Título', text: 'Texto' })
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR">.*<title>Erro: Título<\/title>/)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<body><h1>Título</h1><p>Texto</p></body>')
})

test('text that a visitor sent is escaped', async () => {
  const text = '<script>"&'
  const response = plainPage(422, { title: text, items: [text], link: { href: text, label: text } })
  const html = await response.text()
  expect(html).not.toContain('<script>')
  expect(html.match(/&lt;script&gt;&quot;&amp;/g)).toHaveLength(5)
})
