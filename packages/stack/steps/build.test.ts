import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL } from '../config.ts'
import { studioEnvironment } from '../environment.ts'
import { freshSettings } from '../freshSettings.ts'
import { nextEnvironment } from './build.ts'

test('two test stacks of one name, one after the other, use the same builds: their variables are equal', async () => {
  const name = 'built-once'
  const [first, second] = [await freshSettings(name), await freshSettings(name)]
  try {
    expect(second.lakeDir).not.toBe(first.lakeDir)
    expect(nextEnvironment(second)).toEqual(nextEnvironment(first))
    expect(studioEnvironment(second)).toEqual(studioEnvironment(first))
  } finally {
    for (const { remove } of [first, second]) remove()
    rmSync(join(LOCAL, 'ports', `${name}.json`))
  }
})
