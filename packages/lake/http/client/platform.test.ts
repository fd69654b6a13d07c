import { describe, expect, test } from 'vitest'
import { testLake } from '../../testing/lake.ts'

describe('the management API', () => {
  test('lists users, projects and datasets', async () => {
    const { client } = await testLake()
    expect(await client.users.getById('me')).toMatchObject({
      id: 'local-administrator',
      role: 'administrator',
      roles: [{ name: 'administrator' }],
    })
    expect(await client.projects.list()).toMatchObject([{ id: 'elos' }])
    expect(await client.projects.getById('elos')).toMatchObject({ id: 'elos' })
    expect(await client.datasets.list()).toMatchObject([{ name: 'production' }])
  })

  test('can be reached with client.request', async () => {
    const { client } = await testLake()
    expect(await client.request({ url: '/ping' })).toEqual({ ping: 'pong' })
    expect(await client.request({ url: '/auth/id' })).toEqual({ id: 'local-administrator' })
    const grants = await client.request({ url: '/projects/elos/datasets/production/acl' })
    expect(grants).toMatchObject([{ permissions: expect.arrayContaining(['read', 'update']) }])
  })

  test('says in the Studio’s words that no release may be created', async () => {
    const { client } = await testLake()
    const url = '/projects/elos/new-content-release-allowed'
    expect(await client.request({ url })).toMatchObject({
      data: {
        orgMeteredActiveReleaseCount: 0,
        orgActiveReleaseLimit: null,
        datasetReleaseLimit: 0,
      },
    })
  })

  test('stores the settings of the Studio', async () => {
    const { client } = await testLake()
    const body = [{ key: 'studio.layout', value: { layout: 'compact' } }]
    await client.request({ method: 'PUT', url: '/users/me/keyvalue', body })
    expect(await client.request({ url: '/users/me/keyvalue/studio.layout,outra' })).toMatchObject([
      { key: 'studio.layout', value: { layout: 'compact' } },
      null,
    ])
  })
})
