import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawings } from '@elos/ui/scenes/drawings'
import { expect, test } from 'vitest'

const SEED = join(import.meta.dirname, '../../studio/seed')

test.each([...drawings])(
  '%s in the seed is what `node packages/ui/scenes/build.ts` draws',
  (file, drawing) => {
    expect(readFileSync(join(SEED, file), 'utf8')).toBe(drawing)
  },
)
