import { parse, type Token } from 'acorn'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { islandsInput, islandsOutput, RECORDER_OUTPUT, recorderInput } from '../islands/bundle.ts'
import { readStyles } from './readStyles.ts'

/** The language of the oldest browsers. Of its regular expressions Safari has no look-behind before 16.4. */
const ECMA_VERSION = 2022
const LOOK_BEHIND = /\(\?<[=!]/

/** The patterns of a script that the oldest browsers cannot read. */
function faultsOf(code: string): string[] {
  const faults: string[] = []
  const onToken = ({ type, start, end }: Token) => {
    const text = code.slice(start, end)
    if (type.label === 'regexp' && LOOK_BEHIND.test(text)) faults.push(text)
  }
  parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module', onToken })
  return faults
}

test.each(['a = /(?<!b)c/', 'a = /(?<=b)c/u'])('%s is a fault of a script', (code) => {
  expect(faultsOf(code)).toHaveLength(1)
})

test('the oldest browsers can read each script', async () => {
  const islands = await rolldown(islandsInput)
  const recorder = await rolldown(recorderInput('/ilhas/start.js'))
  const { output } = await islands.generate(islandsOutput(true))
  const { output: recorders } = await recorder.generate(RECORDER_OUTPUT)
  const scripts = [...output, ...recorders].flatMap((each) => (each.type === 'chunk' ? [each] : []))
  expect(scripts.length).toBeGreaterThan(20)
  for (const { fileName, code } of scripts) expect(faultsOf(code), fileName).toEqual([])
})

test('the oldest browsers can read the rules of each width, and no rule is within another', async () => {
  const css = await readStyles('')
  expect(css).toContain('@media (max-width:')
  expect(css.match(/@media[^{]*[<>=][^{]*\{/g) ?? []).toEqual([])
  expect(css).not.toMatch(/[{};]&/)
})
