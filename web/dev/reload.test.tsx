import { afterEach, expect, test, vi } from 'vitest'
import { renderDocument } from '../render/document.tsx'

afterEach(() => vi.unstubAllEnvs())

function documentIn(mode: 'development' | 'production'): Promise<string> {
  vi.stubEnv('NODE_ENV', mode)
  return renderDocument({ metadata: { title: 'Página', robots: 'noindex' }, body: null })
}

test('a page reloads after a change while developing, and has no such script in production', async () => {
  expect(await documentIn('development')).toContain("new EventSource('/api/changes')")
  expect(await documentIn('production')).not.toContain('EventSource')
})
