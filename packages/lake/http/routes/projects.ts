import { administratorId } from '../../identity.ts'
import { checkProject, datasetOf, type Lake } from '../../lake.ts'
import { requireAdministrator } from '../access.ts'
import { type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import type { Handler, Route } from '../router.ts'

/** Since when the local project exists, as far as anyone asks. */
const createdAt = '2026-01-01T00:00:00Z'

/** All an administrator may do, to every document. */
const acl = [
  {
    filter: '_id in path("**")',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
]

/** The one project of the Lake. */
export function projectRoutes(lake: Lake): Route[] {
  const project = {
    id: lake.projectId,
    displayName: 'Lake local',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: [],
    createdAt,
    updatedAt: createdAt,
  }
  const datasets = lake.datasets.map((name) => ({
    name,
    aclMode: 'public',
    createdAt,
    createdByUserId: administratorId,
    addonFor: null,
    datasetProfile: null,
    features: [],
    tags: [],
  }))

  /** For the administrator, and for the Lake's own project. */
  const within =
    (handle: Handler): Handler =>
    (request) => {
      requireAdministrator(request.actor)
      if (request.params.project !== undefined) checkProject(lake, request.params.project)
      return handle(request)
    }

  function listDatasets(request: LakeRequest) {
    // Comments and the like live in datasets of their own, of which there are none.
    return json(request.query.has('datasetProfile') ? [] : datasets)
  }

  function listGrants(request: LakeRequest) {
    datasetOf(lake, param(request, 'dataset'))
    return json(acl)
  }

  const get = (path: string, handle: Handler): Route => ({
    method: 'GET',
    path,
    handle: within(handle),
  })

  return [
    get('/projects', () => json([project])),
    get('/projects/:project', () => json(project)),
    get('/projects/:project/datasets', listDatasets),
    get('/datasets', listDatasets),
    get('/projects/:project/datasets/:dataset/acl', listGrants),
    get('/projects/:project/grants', () => json({})),
    get('/projects/:project/roles', () => json([])),
    get('/projects/:project/user-applications', () => json([])),
    get('/projects/:project/new-content-release-allowed', () => json({ isAllowed: false })),
  ]
}
