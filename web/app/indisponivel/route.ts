import { errorResponse } from '../../render/errorPage.tsx'

export const dynamic = 'force-dynamic'

/** Answers 503 for a stored route that cannot answer (web/next/unavailable.ts). It is never stored. */
export const GET = errorResponse
