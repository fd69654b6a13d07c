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
    const results = faqResultsPage(loaded)
    if (!results) return new Response(null, { status: 307, headers: { location: PARTNER_PAGE } })
    const page = withSignedImages(results, signImage)
    const filter = readFaqFilter(new URL(request.url).searchParams)
    const html = await renderDocument({
      // Search engines index the partner page, which has every question.
      metadata: { ...pageMetadata(page, env.SITE_URL), robots: 'noindex, follow' },
      body: (
        <>
          <StructuredData
            things={breadcrumbStructuredData(page.breadcrumb, FAQ_RESULTS, env.SITE_URL)}
          />
          <PartnerFaqPage page={page} filter={filter} />
        </>
      ),
      isPrivate: true,
    })
    return htmlResponse(html)
  },
})
