import { endpoint } from '../../../http/endpoint.ts'
import { forStudio } from '../../../http/headers/forStudio.ts'
import { refuseAsJson } from '../../../http/refusals.ts'
import { siteVersion } from '../../../operations/siteVersion.ts'

/** Answers 200 while this process answers. For supervisors and balancers. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: (reason) => forStudio(refuseAsJson(reason)),
  answer: () => forStudio(Response.json({ live: true, version: siteVersion() })),
})
