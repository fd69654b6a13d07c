import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings } from '../../packages/ui/scenes/drawings.ts'

const seed = join(import.meta.dirname, '../../studio/seed')

test.each([...drawings])(
  '%s of the seed is as `node packages/ui/scenes/build.ts` draws it',
  (file, drawing) => {
    expect(readFileSync(join(seed, file), 'utf8')).toBe(drawing)
  },
)
