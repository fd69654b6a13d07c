// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, click, field, show } from '../../base/testing/show.tsx'
import { RowsInput } from './RowsInput.tsx'

const read = vi.hoisted(() => ({ claims: vi.fn(), offered: vi.fn() }))
vi.mock('../../base/documents/useListenQuery.ts', () => ({ useListenQuery: read.claims }))
vi.mock('./ClaimPicker.tsx', () => ({
  ClaimPicker: ({ claims }: { claims: unknown }) => read.offered(claims),
}))
vi.mock('sanity', () => ({ set: vi.fn(), unset: vi.fn(), useClient: vi.fn() }))

const USE = 'Usar preço ou afirmação'

const claim = (title: string) => ({ _id: title, _type: 'claim', _rev: 'r', title })

const ROWS = [{ _key: 'a', cells: [{ _key: 'a0', text: 'Plano' }] }]

const table = () => <RowsInput value={ROWS} onChange={() => {}} />

const enter = (cell: string) => flushSync(() => field(cell).focus())

beforeEach(() => {
  read.claims.mockReset().mockReturnValue([])
  read.offered.mockReset().mockReturnValue(null)
})

test('a claim is offered for a cell that somebody has chosen, not for the first of the header', () => {
  show(table())
  expect(button(USE).disabled).toBe(true)
  enter('Linha 1, coluna 1')
  expect(button(USE).disabled).toBe(false)
})

test('no claim is offered until the claims are read', () => {
  read.claims.mockReturnValue(undefined)
  const showAgain = show(table())
  enter('Linha 1, coluna 1')
  expect(button(USE).disabled).toBe(true)
  read.claims.mockReturnValue([claim('Preço')])
  showAgain(table())
  expect(button(USE).disabled).toBe(false)
})

test('claims are offered in the order of the Portuguese alphabet', () => {
  read.claims.mockReturnValue(['Zelo', 'Ágil', 'amil'].map(claim))
  show(table())
  enter('Linha 1, coluna 1')
  click(USE)
  expect(read.offered).toHaveBeenCalledWith(['Ágil', 'amil', 'Zelo'].map(claim))
})
