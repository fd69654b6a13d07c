import { readFileSync } from 'node:fs'
import { inspectEnvironment } from '@elos/studio/review/launch/environment'
import { environmentSchema } from '@elos/web/env'
import { describe, expect, test } from 'vitest'

const EXAMPLE = readFileSync('.env.example', 'utf8')
const DEFAULTS: Record<string, string | undefined> = environmentSchema.parse({})

describe.each(Object.keys(environmentSchema.shape))('%s, which the site reads,', (name) => {
  test('is in .env.example with its default', () => {
    const [, value] = new RegExp(`^# ${name}=(.*)$`, 'm').exec(EXAMPLE) ?? []
    // In the example the project is empty, which means the local Lake.
    expect(value).toBe(name === 'SANITY_PROJECT_ID' ? '' : (DEFAULTS[name] ?? ''))
  })
})

test('a launch needs only variables that the site reads', () => {
  const needed = inspectEnvironment({}).obstacles.map(({ where }) => where)
  expect(Object.keys(environmentSchema.shape)).toEqual(expect.arrayContaining(needed))
  expect(needed).not.toEqual([])
})
