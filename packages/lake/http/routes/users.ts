import { administratorId } from '../../identity.ts'
import { requireAdministrator } from '../access.ts'
import { type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'
import { identityOf } from './query.ts'

const roles = [{ name: 'administrator', title: 'Administrador' }]

/** The one who edits on this machine. */
const administrator = {
  id: administratorId,
  sanityUserId: administratorId,
  name: 'Administrador local',
  displayName: 'Administrador local',
  email: 'administrador@localhost',
  role: 'administrator',
  roles,
  provider: 'local',
  profileImage: null,
  imageUrl: null,
}

/** Who asks, and who is behind an identity. */
export function userRoutes(): Route[] {
  function me(request: LakeRequest) {
    requireAdministrator(request.actor)
    return json(administrator)
  }

  function byIds(request: LakeRequest) {
    requireAdministrator(request.actor)
    const asked = param(request, 'ids').split(',')
    const found = asked.filter((id) => id === administrator.id).map(() => administrator)
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
