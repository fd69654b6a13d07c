import { endpoint } from '../../../endpoints/endpoint.ts'
import { refuseAsJson } from '../../../endpoints/refusals.ts'
import { forStudio } from '../../../headers/forStudio.ts'
import { siteVersion } from '../../../operations/siteVersion.ts'

/** Answers 200 while this process answers. For supervisors and balancers. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: (reason) => forStudio(refuseAsJson(reason)),
  answer: () => forStudio(Response.json({ live: true, version: siteVersion() })),
})
