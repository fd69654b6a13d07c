// @vitest-environment jsdom
import { WRITE_WHOLE } from '@elos/leads/number/whole'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { field, show, shownText, write } from '../../base/testing/show.tsx'
import { FactLine } from './FactLine.tsx'

const useReportParseError = vi.hoisted(() => vi.fn())
vi.mock('sanity', () => ({ useReportParseError }))

const LIVES = 'Vende a MEI? A partir de quantas vidas? vidas'

const onAnswer = vi.fn()

/** The line of a question whose number is stored as it is given. */
function Line() {
  const [from, setFrom] = useState<string | number | undefined>(1)
  const store = (name: string, given: string | number | undefined) => {
    onAnswer(name, given)
    setFrom(given)
  }
  return (
    <FactLine
      id="mei"
      path={['facts', 'mei']}
      answer={{ from }}
      readOnly={false}
      isOpen={false}
      onToggle={() => {}}
      onAnswer={store}
    >
      {null}
    </FactLine>
  )
}

test('a number with words stays to be corrected, with what to write, and is not stored', () => {
  show(<Line />)
  write(LIVES, '2 vidas')
  expect(field(LIVES).value).toBe('2 vidas')
  expect(shownText()).toContain(WRITE_WHOLE)
  expect(onAnswer).toHaveBeenLastCalledWith('from', undefined)
  expect(useReportParseError).toHaveBeenLastCalledWith(['facts', 'mei', 'from'], WRITE_WHOLE)
  write(LIVES, '2')
  expect(onAnswer).toHaveBeenLastCalledWith('from', 2)
  expect(shownText()).not.toContain(WRITE_WHOLE)
})
