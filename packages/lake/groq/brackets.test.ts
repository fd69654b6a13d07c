import { expect, test } from 'vitest'
import { parametersInBrackets } from './brackets.ts'

// If each of these texts were read to the end of the query, this would take longer than a test may.
test('a long query whose texts do not end is read character by character, once', () => {
  expect(parametersInBrackets(`"${'\\"'.repeat(150_000)}`)).toEqual([])
})
