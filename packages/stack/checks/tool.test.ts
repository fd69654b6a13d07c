import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outcomeOf, runTool, together } from './tool.ts'

const logDir = mkdtempSync(join(tmpdir(), 'elos-tool-'))

const toolThat = (script: string) => runTool({ name: 'tool', run: ['node', '-e', script], logDir })

test('a tool that ends well has passed', async () => {
  expect(await toolThat('console.log("fine")')).toEqual({ passed: true, said: 'fine' })
})

test('a tool that fails is told with the end of its output and the place of its logs', async () => {
  const { passed, said } = await toolThat('console.log("a.test.ts: wrong"); process.exit(1)')
  expect(passed).toBe(false)
  expect(said).toMatch(/^a\.test\.ts: wrong\nLogs: .*elos-tool-/)
})

test.each([
  [
    'Vitest',
    '\u001B[2m Tests \u001B[22m 2 failed | 5 passed (7)\n Duration 8 s',
    '2 failed | 5 passed (7)',
  ],
  ['Playwright', '  1 failed\n    a.spec.ts:3 › opens\n  312 passed (3.1m)', '312 passed (3.1m)'],
  ['a linter', 'Checked 9 files.', undefined],
])('the line of a check has the number of tests as %s says it', (_, said, note) => {
  expect(outcomeOf({ passed: false, said })).toEqual({ succeeded: false, note })
})

test('several checks have failed when one has, and only that one is told', () => {
  const [good, bad] = [
    { passed: true, said: '9 passed' },
    { passed: false, said: 'a.spec.ts:3' },
  ]
  expect(together([good, bad])).toEqual(bad)
  expect(together([good, good])).toEqual({ passed: true, said: '9 passed\n\n9 passed' })
})
