import { expect, test } from 'vitest'
import { tableOf } from './report.ts'

test('a table has a line for each thing that was measured, and a dash where there is no figure', () => {
  const table = tableOf({
    columns: ['LCP, ms', 'over nginx'],
    rows: [
      { name: '/', figures: [1434.4, 1.00284] },
      { name: '/amil-saude', figures: [28.36, null] },
    ],
  })
  expect(table).toBe(
    [
      '             LCP, ms  over nginx',
      '/               1434           1',
      '/amil-saude     28.4           –',
    ].join('\n'),
  )
})
