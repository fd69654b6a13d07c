import { lakeForVisitor } from '../../../../lake.ts'
import { quoteFormEndpoint } from '../../../../leads/quoteFormEndpoint.tsx'
import { siteSettings } from '../../../../leads/siteSettings.ts'

/** The form for a quote about what a page is about, sent without JavaScript. */
export const { GET, POST } = quoteFormEndpoint({ ...siteSettings, lakeForVisitor })
