import { expect, it } from 'vitest'
import { lakeSettings } from './lake.ts'

const settings = lakeSettings('http://localhost:3900')

const client = settings.unstable_clientFactory({
  projectId: 'elos',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: true,
})

it('asks the Lake itself, not a host per project or a CDN', () => {
  expect(client.getUrl('/users/me')).toBe('http://localhost:3900/v2025-02-19/users/me')
  expect(client.getUrl('/data/query/production', true)).toContain('http://localhost:3900/')
})

it('switches off what only hosted Sanity offers', () => {
  const { releases, scheduledDrafts, scheduledPublishing, tasks } = settings
  for (const feature of [releases, scheduledDrafts, scheduledPublishing, tasks]) {
    expect(feature).toEqual({ enabled: false })
  }
})

it('leaves signing in to the Lake, which knows its local user', () => {
  expect(settings).not.toHaveProperty('auth')
})
