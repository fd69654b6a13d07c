// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { show, shownText } from '../../base/testing/show.tsx'
import { LeadsIcon } from '../../leads/LeadsIcon.tsx'
import { NewLeads } from './NewLeads.tsx'

const useListenQuery = vi.hoisted(() => vi.fn())
vi.mock('../../base/documents/useListenQuery.ts', () => ({ useListenQuery }))
vi.mock('../../base/links/PathLink.tsx', () => ({ PathLink: () => null }))

beforeEach(() => {
  useListenQuery.mockReset()
})

const spinner = () => document.querySelector('[data-ui="Spinner"]')

test('the home says nothing about leads until the server has answered', () => {
  const showAgain = show(<NewLeads />)
  expect(shownText()).not.toContain('Nenhum pedido')
  expect(spinner()).not.toBeNull()
  useListenQuery.mockReturnValue({ count: 0, first: [] })
  showAgain(<NewLeads key="answered" />)
  expect(shownText()).toContain('Nenhum pedido espera resposta.')
})

test('the icon of the leads is no empty envelope until the server has answered', () => {
  const showAgain = show(<LeadsIcon />)
  expect(spinner()).not.toBeNull()
  useListenQuery.mockReturnValue(0)
  showAgain(<LeadsIcon key="answered" />)
  expect(spinner()).toBeNull()
})
