import { ADMINISTRATOR_ID } from '../../identity.ts'
import { type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'

const ROLES = [{ name: 'administrator', title: 'Administrador' }]

/** The only user. */
const ADMINISTRATOR = {
  id: ADMINISTRATOR_ID,
  sanityUserId: ADMINISTRATOR_ID,
  name: 'Administrador local',
  displayName: 'Administrador local',
  email: 'administrador@localhost',
  role: 'administrator',
  roles: ROLES,
  provider: 'local',
  profileImage: null,
  imageUrl: null,
}

/** The current user, and users by id. */
export function userRoutes(): Route[] {
  function byIds(request: LakeRequest) {
    const asked = param(request, 'ids').split(',')
    const found = asked.filter((id) => id === ADMINISTRATOR.id).map(() => ADMINISTRATOR)
    return json(asked.length === 1 ? (found[0] ?? null) : found)
  }

  return [
    { method: 'GET', path: '/users/me', handle: () => json(ADMINISTRATOR) },
    { method: 'GET', path: '/users/:ids', handle: byIds },
    { method: 'GET', path: '/auth/id', handle: () => json({ id: ADMINISTRATOR_ID }) },
  ]
}
