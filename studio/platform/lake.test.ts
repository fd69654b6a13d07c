import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { expect, test } from 'vitest'
import { lakeSettings } from './lake.ts'

const settings = lakeSettings('http://localhost:3900')

const client = settings.unstable_clientFactory({
  projectId: 'elos',
  dataset: 'production',
  apiVersion: API_VERSION,
  useCdn: true,
})

test('a Studio of the local Lake sends requests to the Lake, not to a host per project or a CDN', () => {
  expect(client.getUrl('/users/me')).toBe(`http://localhost:3900/v${API_VERSION}/users/me`)
  expect(client.getUrl('/data/query/production', true)).toContain('http://localhost:3900/')
})
