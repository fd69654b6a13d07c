// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { click, show } from '../../base/testing/show.tsx'
import { DeletedPane } from './DeletedPane.tsx'

const eraseCopy = vi.hoisted(() => vi.fn())
vi.mock('../../pages/deleted/deletion.ts', () => ({ eraseCopy }))
vi.mock('../../base/documents/useDocuments.ts', () => ({ useDocuments: () => new Map() }))
vi.mock('../../base/documents/useListenQuery.ts', () => ({ useListenQuery: () => [DELETION] }))
vi.mock('sanity/router', () => ({ useRouter: () => ({}) }))
vi.mock('sanity', () => ({
  useClient: () => ({}),
  useRelativeTime: () => 'há 2 dias',
  useSchema: () => new Map([['plan', { title: 'Plano' }]]),
}))

const DELETION = {
  _id: 'deleted.plan-a',
  about: 'plan-a',
  aboutType: 'plan',
  title: 'Plano sênior',
  deletedAt: '2026-11-28T12:00:00Z',
  deletedBy: 'Beatriz Lima',
}

test('a double-click erases no document for good; each button says of which it speaks', () => {
  show(<DeletedPane />)
  click('Apagar de vez: Plano sênior', 1)
  click('Apagar para sempre: Plano sênior', 2)
  expect(eraseCopy).not.toHaveBeenCalled()
  click('Apagar para sempre: Plano sênior', 1)
  expect(eraseCopy).toHaveBeenCalledOnce()
})
