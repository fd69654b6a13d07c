import { COMPARISON_PATH } from '@elos/content/parts/address/fixedPaths'
import { pairPath } from '@elos/content/parts/address/pair'
import { COMPARE_FIELDS } from '@elos/ui'
import { endpoint } from '../../../http/endpoint.ts'
import { redirect } from '../../../http/redirect.ts'
import { refuseAsPage } from '../../../http/refusals.ts'

export const dynamic = 'force-dynamic'

/** The path of a carrier's page, as the form has it. */
const CARRIER = /^(?:\/[a-z0-9-]+)+$/

/**
 * The form that chooses two carriers: '/api/comparar?a=/sulamerica-saude&b=/amil-saude' leads to the page that compares
 * them. The form cannot lead there by itself: pages are kept by their paths, whatever the query.
 */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  answer: ({ request }) => redirect(308, comparisonOf(new URL(request.url).searchParams)),
})

/** Returns the path of the comparison that was asked for; that of all carriers where no two were chosen. */
function comparisonOf(asked: URLSearchParams): string {
  const last = (field: string) => asked.getAll(field).at(-1) ?? ''
  const one = last(COMPARE_FIELDS.one)
  const other = last(COMPARE_FIELDS.other)
  const areTwo = CARRIER.test(one) && CARRIER.test(other) && one !== other
  return areTwo ? pairPath(one, other) : COMPARISON_PATH
}
