import { expect, test } from 'vitest'
import { parametersInBrackets } from './brackets.ts'

test.each([
  ['title[$language]', ['language']],
  ['title["a" + $b]', ['b']],
  ['*[_type == $type][0...$limit]', ['limit']],
  ['*[$from..($from + $n * 2)]', ['from', 'n']],
  ['*[_type == $type && name[$language] == $name]', ['language']],
  ['*[defined($a)] | order($b)', []],
  ['{"a[$b]": 1} // c[$d]', []],
  [`'a\\'[$b]'`, []],
  ['[*[$a]]', ['a']],
  ['"text that does not end [$a]', []],
])('%s', (query, names) => {
  expect(parametersInBrackets(query)).toEqual(names)
})

// If each of these texts were read to the end of the query, this would take longer than a test may.
test('a long query whose texts do not end is read character by character, once', () => {
  expect(parametersInBrackets(`"${'\\"'.repeat(150_000)}`)).toEqual([])
})
