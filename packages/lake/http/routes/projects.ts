import { PROJECT_CONSTANTS } from '../../compat/constants.ts'
import { ADMINISTRATOR_ID } from '../../identity.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import { get, type Route } from '../router.ts'
import { constantRoutes } from './services.ts'

/** The creation time of the local project and its datasets; any date would do. */
const CREATED_AT = '2026-01-01T00:00:00Z'

/** The administrator may do everything with every document. */
const ACL = [
  {
    filter: '_id in path("**")',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
]

/** The only project of the Lake. */
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
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  }
  const datasets = lake.datasets.map((name) => ({
    name,
    aclMode: 'public',
    createdAt: CREATED_AT,
    createdByUserId: ADMINISTRATOR_ID,
    addonFor: null,
    datasetProfile: null,
    features: [],
    tags: [],
  }))

  function listDatasets(request: LakeRequest) {
    // Comments and tasks would be in add-on datasets, which the Lake does not have.
    return json(request.query.has('datasetProfile') ? [] : datasets)
  }

  function listGrants(request: LakeRequest) {
    datasetOf(lake, param(request, 'dataset'))
    return json(ACL)
  }

  return [
    get('/projects', () => json([project])),
    get('/projects/:project', () => json(project)),
    get('/projects/:project/datasets', listDatasets),
    get('/datasets', listDatasets),
    get('/projects/:project/datasets/:dataset/acl', listGrants),
    ...constantRoutes(PROJECT_CONSTANTS),
  ]
}
