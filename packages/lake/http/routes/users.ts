import { ADMINISTRATOR_ID } from '../../identity.ts'
import { requireAdministrator } from '../access.ts'
import { identityOf, type LakeRequest, param } from '../request.ts'
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
  function me(request: LakeRequest) {
    requireAdministrator(request.actor)
    return json(ADMINISTRATOR)
  }

  function byIds(request: LakeRequest) {
    requireAdministrator(request.actor)
    const asked = param(request, 'ids').split(',')
    const found = asked.filter((id) => id === ADMINISTRATOR.id).map(() => ADMINISTRATOR)
    return json(asked.length === 1 ? (found[0] ?? null) : found)
  }

  function id(request: LakeRequest) {
    requireAdministrator(request.actor)
    return json({ id: identityOf(request) })
  }

  return [
    { method: 'GET', path: '/users/me', handle: me },
    { method: 'GET', path: '/users/:ids', handle: byIds },
    { method: 'GET', path: '/auth/id', handle: id },
  ]
}
