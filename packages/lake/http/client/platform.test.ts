import { createClient as createClient7 } from 'next-sanity'
import { describe, expect, test } from 'vitest'
import { testLake, token } from '../../testing/lake.ts'

describe('people and places', () => {
  test('users, projects and datasets answer', async () => {
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

  test('request reaches any endpoint', async () => {
    const { client } = await testLake()
    expect(await client.request({ url: '/ping' })).toEqual({ ping: 'pong' })
    expect(await client.request({ url: '/auth/id' })).toEqual({ id: 'local-administrator' })
    const grants = await client.request({ url: '/projects/elos/datasets/production/acl' })
    expect(grants).toMatchObject([{ permissions: expect.arrayContaining(['read', 'update']) }])
  })

  test('the Studio keeps its settings', async () => {
    const { client } = await testLake()
    const body = [{ key: 'studio.layout', value: { layout: 'compact' } }]
    await client.request({ method: 'PUT', url: '/users/me/keyvalue', body })
    expect(await client.request({ url: '/users/me/keyvalue/studio.layout,outra' })).toMatchObject([
      { key: 'studio.layout', value: { layout: 'compact' } },
      null,
    ])
  })
})

test('the client inside next-sanity works as well', async () => {
  const { url } = await testLake()
  const client = createClient7({
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: '2025-02-19',
    token,
  })
  const { _id } = await client.create({ _type: 'carrier', name: 'Amil' })
  expect(await client.fetch('*[_type == "carrier"][0].name')).toBe('Amil')
  expect(await client.patch(_id).set({ name: 'Novo' }).commit()).toMatchObject({ name: 'Novo' })
  await client.delete(_id)
  expect(await client.getDocument(_id)).toBeUndefined()
})
