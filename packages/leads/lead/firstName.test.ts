import { expect, test } from 'vitest'
import { firstNameOf } from './firstName.ts'

test.each([
  ['Maria José da Silva', 'Maria'],
  ['  antônia ', 'antônia'],
  ["D'Ávila Souza", "D'Ávila"],
  ['Ana-Maria', 'Ana-Maria'],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

test.each(['', '  ', 'https://golpe.example/x', '11988887777', 'www.x.co', 'a'.repeat(31), '<b>'])(
  '%j begins with no name',
  (name) => {
    expect(firstNameOf(name)).toBeUndefined()
  },
)
