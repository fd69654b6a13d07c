import { expect, test } from 'vitest'
import { checkPeriod } from './period.ts'

test.each([
  [undefined],
  [{}],
  [{ unpublishOn: '2027-01-01' }],
  [{ publishAt: '2027-01-01T12:00:00Z' }],
  [{ publishAt: '2027-01-01T02:59:59Z', unpublishOn: '2027-01-01' }],
])('%o is accepted', (page) => {
  expect(checkPeriod(page)).toEqual([])
})

test.each(['2026-12-31', '2027-01-01'])(
  'a page that is due on 1 January cannot leave on %s',
  (unpublishOn) => {
    expect(checkPeriod({ publishAt: '2027-01-01T03:00:00Z', unpublishOn })).toMatchObject([
      { path: ['unpublishOn'] },
    ])
  },
)

test('the address of a page that has left cannot lead to that page', () => {
  const page = { _id: 'drafts.page-a', unpublishOn: '2027-01-01' }
  expect(checkPeriod({ ...page, replacement: { _ref: 'page-b' } })).toEqual([])
  expect(checkPeriod({ ...page, replacement: { _ref: 'page-a' } })).toMatchObject([
    { message: expect.stringContaining('esta mesma página') },
  ])
})
