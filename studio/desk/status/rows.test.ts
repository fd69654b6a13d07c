import { expect, test } from 'vitest'
import type { Readiness } from './readiness.ts'
import { needsAttention, statusRows } from './rows.ts'

const GOOD: Readiness = {
  ready: true,
  version: '0123456789ab',
  startedAt: '2026-01-01T12:00:00.000Z',
  lake: { up: true },
  redis: { up: true },
  disk: { problem: null },
  content: {
    renderedAt: '2026-01-01T12:01:00.000Z',
    comparedAt: '2026-01-01T12:03:00.000Z',
    problem: null,
  },
  webhook: { at: '2026-01-01T12:02:00.000Z', status: 200 },
  pages: { stored: 1042, failed: [] },
  settings: { refused: [] },
}

const EDITED_AT = '2026-01-01T11:00:00.000Z'

const texts = (readiness: Readiness, editedAt: string | null | undefined = EDITED_AT) =>
  statusRows(readiness, editedAt).map(({ label, value }) => `${label}: ${value}`)

test('all that is known of a site that works, at the time of Brasília', () => {
  expect(texts(GOOD)).toEqual([
    'Conteúdo: Responde',
    'Redis: Responde',
    'Última edição publicada: 01/01/2026, 08:00:00',
    'Páginas conferidas com o conteúdo: 01/01/2026, 09:03:00',
    'Última página atualizada: 01/01/2026, 09:01:00',
    'Último aviso de publicação: 01/01/2026, 09:02:00, aceito',
    'Páginas guardadas: 1.042',
    'Páginas à espera de atualização: 0',
    'Site no ar desde: 01/01/2026, 09:00:00',
    'Versão do site: 0123456789ab',
  ])
  expect(statusRows(GOOD, EDITED_AT).filter(({ tone }) => tone === 'critical')).toEqual([])
})

test('what does not work stands out', () => {
  const bad: Readiness = {
    ...GOOD,
    lake: { up: false },
    disk: { problem: 'ENOSPC' },
    redis: { up: false },
    webhook: { at: '2026-01-01T12:02:00.000Z', status: 401 },
    pages: { stored: 42, failed: ['/amil-saude'] },
    settings: { refused: ['SANITY_WRITE_TOKEN'] },
  }
  const critical = statusRows(bad, EDITED_AT).filter(({ tone }) => tone === 'critical')
  expect(critical.map(({ label }) => label)).toEqual([
    'Conteúdo',
    'Redis',
    'Disco',
    'Último aviso de publicação',
    'Páginas à espera de atualização',
    'SANITY_WRITE_TOKEN',
  ])
})

test('content that answers and lacks a part stands out', () => {
  const doubted: Readiness = { ...GOOD, content: { ...GOOD.content, problem: 'no settings' } }
  const [row] = statusRows(doubted, EDITED_AT)
  expect(row).toMatchObject({ label: 'Conteúdo', tone: 'critical' })
  expect(row?.value).toContain('talvez falte uma parte')
})

test('a site that just started, without Redis', () => {
  const fresh: Readiness = {
    ...GOOD,
    version: 'unknown',
    redis: null,
    webhook: null,
    content: { renderedAt: null, comparedAt: null, problem: null },
  }
  const shown = texts(fresh, null)
  expect(shown.join('\n')).not.toContain('Redis')
  expect(shown).toContain('Último aviso de publicação: Nenhum desde que o site iniciou')
  expect(shown).toContain('Última edição publicada: Nada publicado ainda')
  expect(shown).toContain('Versão do site: Não informada')
})

test.each<[string, Partial<Readiness>, boolean]>([
  ['that works', {}, false],
  ['that is not ready', { ready: false }, true],
  ['with a page that cannot be updated', { pages: { stored: 2, failed: ['/amil-saude'] } }, true],
  ['with a token that was refused', { settings: { refused: ['SANITY_READ_TOKEN'] } }, true],
])('whether a site %s needs attention', (_, part, expected) => {
  expect(needsAttention({ ...GOOD, ...part })).toBe(expected)
})
