import { endpoint } from '../../endpoints/endpoint.ts'
import { refuseAsPage } from '../../endpoints/refusals.ts'
import { REQUEST_ID_HEADER } from '../../http/requestId.ts'
import { errorResponse } from '../../render/errorPage.tsx'

export const dynamic = 'force-dynamic'

/** Answers 503 for a stored route that cannot answer (web/next/unavailable.ts). It is never stored. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  answer: ({ request }) => errorResponse(request.headers.get(REQUEST_ID_HEADER) ?? undefined),
})
