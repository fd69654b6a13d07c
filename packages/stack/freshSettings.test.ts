import { expect, test, vi } from 'vitest'
import { freshSettings } from './freshSettings.ts'

test('a stack for tests is refused when the environment sets a project of hosted Sanity', async () => {
  vi.stubEnv('SANITY_PROJECT_ID', 'yourproject')
  await expect(freshSettings('test')).rejects.toThrow('Unset it')
})
