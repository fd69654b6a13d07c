import { z } from 'zod'
import { badRequest } from '../../apiError.ts'
import type { Lake } from '../../lake.ts'
import { type LakeRequest, param, readJson } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'

const pairsSchema = z.array(z.object({ key: z.string().min(1), value: z.unknown() }))

/** The settings that the Studio stores for its user. */
export function keyValueRoutes(lake: Lake): Route[] {
  const { keyValues } = lake.store

  function get(request: LakeRequest) {
    const keys = param(request, 'keys').split(',')
    return json(keys.map((key) => keyValues.get(key) ?? null))
  }

  async function put(request: LakeRequest) {
    const parsed = pairsSchema.safeParse(await readJson(request, lake.limits.bodyBytes))
    if (!parsed.success) throw badRequest('Expected a list of {"key", "value"}')
    return json(parsed.data.map(({ key, value }) => keyValues.put(key, value ?? null)))
  }

  return [
    { method: 'GET', path: '/users/me/keyvalue/:keys', handle: get },
    { method: 'PUT', path: '/users/me/keyvalue', handle: put },
  ]
}
