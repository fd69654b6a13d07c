import {
  breadcrumbStructuredData,
  loadPage,
  pageMetadata,
  readFaqFilter,
  withSignedImages,
} from '@elos/content'
import { FAQ_RESULTS, faqResultsPage, PartnerFaqPage } from '@elos/ui'
import { Queue } from '../../../common/queue.ts'
import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { htmlResponse } from '../../../http/htmlResponse.ts'
import { refuseAsPage } from '../../../http/refusals.ts'
import { senderLimit } from '../../../http/senderLimit.ts'
import { lakeForVisitor } from '../../../lake/client.ts'
import { renderDocument } from '../../../render/document.tsx'
import { errorResponse } from '../../../render/errorPage.tsx'
import { signImage } from '../../../render/imageSignature.ts'
import { StructuredData } from '../../../render/page.tsx'

export const dynamic = 'force-dynamic'

const PARTNER_PAGE = '/parceiros-elos'

/** The results of the search in the partner page's questions, for visitors without JavaScript. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  limit: senderLimit({
    name: 'questions',
    perNetwork: 300,
  }),
  queue: new Queue(4, 32),
  async answer({ request, now }) {
    const loaded = await loadPage(lakeForVisitor(), PARTNER_PAGE, now, env.SITE_URL).catch(
      () => null,
    )
    if (!loaded) return errorResponse()
    if (loaded.outcome !== 'page' || loaded.page.kind !== 'partner') {
      return new Response(null, { status: 307, headers: { location: PARTNER_PAGE } })
    }
    const page = withSignedImages(loaded.page, signImage)
    const filter = readFaqFilter(new URL(request.url).searchParams)
    const { title, description, breadcrumb } = faqResultsPage(page)
    const route = { ...page.route, title, description }
    const results = await renderDocument({
      // Search engines index the partner page, which has every question.
      metadata: { ...pageMetadata({ ...page, route }, env.SITE_URL), robots: 'noindex, follow' },
      body: (
        <>
          <StructuredData
            things={breadcrumbStructuredData(breadcrumb, FAQ_RESULTS, env.SITE_URL)}
          />
          <PartnerFaqPage page={page} filter={filter} />
        </>
      ),
      measurement: page.site.measurement,
    })
    return htmlResponse(results, 200, { 'cache-control': 'no-store' })
  },
})
