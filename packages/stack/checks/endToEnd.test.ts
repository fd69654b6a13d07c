import { expect, test, vi } from 'vitest'
import { freshSettings } from '../freshSettings.ts'
import { requireTestFiles } from './endToEnd.ts'

test('a stack for tests is refused when the environment sets a project of hosted Sanity', async () => {
  vi.stubEnv('SANITY_PROJECT_ID', 'yourproject')
  await expect(freshSettings('test')).rejects.toThrow('Unset it')
  vi.unstubAllEnvs()
})

test('a test file that does not exist is refused before a stack is started', () => {
  expect(() =>
    requireTestFiles(['tests/e2e/phone.spec.ts:7', '--headed', '-g', 'area']),
  ).not.toThrow()
  expect(() => requireTestFiles(['tests/e2e/phones.spec.ts:7'])).toThrow(
    'no tests/e2e/phones.spec.ts',
  )
})
