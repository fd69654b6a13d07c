import { decide, type Outcome, readAnswers, withSignedImages } from '@elos/content'
import { PORTABILITY_PATH } from '@elos/content/parts/address/fixedPaths'
import { dayOf } from '@elos/content/parts/time/day'
import { PortabilityAnswerPage } from '@elos/ui'
import { Queue } from '../common/queue.ts'
import { endpoint } from '../http/endpoint.ts'
import { htmlResponse } from '../http/htmlResponse.ts'
import { redirect } from '../http/redirect.ts'
import { refuseAsPage } from '../http/refusals.ts'
import { senderLimit } from '../http/senderLimit.ts'
import { keptWhileAway } from '../lake/keptWhileAway.ts'
import { renderDocument } from '../render/document.tsx'
import { errorResponse } from '../render/errorPage.tsx'
import { signImage } from '../render/imageSignature.ts'
import { renderMissing } from '../render/page.tsx'
import { loadAskedPage } from './askedPage.ts'

/**
 * Returns the handlers of the answer to who has filled in the questions of '/portabilidade', which stand in its address. It
 * is stored nowhere and told to nobody: neither search engines, nor the site's log, nor Google.
 *
 * @param load loads the page at a path
 */
export function portabilityEndpoint(
  load: (path: string, now: Date) => Promise<Outcome> = loadAskedPage,
) {
  const loadQuestions = keptWhileAway((now) => load(PORTABILITY_PATH, now))
  return endpoint({
    method: 'GET',
    refuse: refuseAsPage,
    limit: senderLimit({ name: 'portability', perNetwork: 300 }),
    queue: new Queue(4, 32),
    async answer({ request, now }) {
      const loaded = await loadQuestions(now).catch(() => undefined)
      if (!loaded) return errorResponse()
      if (loaded.outcome === 'redirect') return redirect(307, loaded.location)
      if (loaded.outcome === 'missing') return htmlResponse(await renderMissing(loaded), 404)
      if (loaded.page.kind !== 'portability') return redirect(307, PORTABILITY_PATH)
      const page = withSignedImages(loaded.page, signImage)
      const answers = readAnswers(new URL(request.url).searchParams)
      const decision = decide(page.subject, answers, dayOf(now))
      if (!decision) return errorResponse()
      const document = await renderDocument({
        metadata: {
          title: [decision.stateText, page.route.name, page.site.brandName]
            .filter(Boolean)
            .join(' | '),
          robots: 'noindex, follow',
        },
        body: <PortabilityAnswerPage page={page} answers={answers} decision={decision} />,
        isPrivate: true,
      })
      return htmlResponse(document)
    },
  })
}
