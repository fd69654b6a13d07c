import { expect, test, vi } from 'vitest'
import { readEnvironment } from '../env.ts'
import { serve } from '../http/testing/server.ts'
import { lakeClient } from '../lake/client.ts'
import { tryTokens } from './tryTokens.ts'

test('each token is tried once, also when the content server answers late, and one that is refused is named', async () => {
  const line = vi.spyOn(console, 'error').mockReturnValue()
  const asked: (string | undefined)[] = []
  const { origin } = await serve(({ headers: { authorization } }, response) => {
    asked.push(authorization)
    const isAway = asked.length <= 2
    response.writeHead(isAway ? 503 : authorization === 'Bearer good' ? 200 : 401).end('{}')
  })
  const env = readEnvironment({
    SANITY_API_HOST: origin,
    SANITY_READ_TOKEN: 'good',
    SANITY_WRITE_TOKEN: 'wrong',
  })
  const refused: string[] = []
  const client = lakeClient.withConfig({ apiHost: origin, useProjectHostname: false })
  await tryTokens(client, env, (variable) => refused.push(variable), 1)
  expect(refused).toEqual(['SANITY_WRITE_TOKEN'])
  expect(asked).toHaveLength(4)
  expect(line).toHaveBeenCalledTimes(1)
  expect(line).toHaveBeenCalledWith(
    expect.stringMatching(
      /"setting-refused".+answered 401 for project elos, dataset production: check SANITY_WRITE_TOKEN/,
    ),
  )
})
