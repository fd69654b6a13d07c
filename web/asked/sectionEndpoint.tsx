import { type Page, withSignedImages } from '@elos/content'
import { normalizePath, withAnchor } from '@elos/content/parts/address/path'
import { dayOf } from '@elos/content/parts/time/day'
import { AnswerPage } from '@elos/ui'
import { ASKED_FIELD, askWords } from '@elos/ui/words/asked'
import { Queue } from '../common/queue.ts'
import { endpoint } from '../http/endpoint.ts'
import { htmlResponse } from '../http/htmlResponse.ts'
import { redirect } from '../http/redirect.ts'
import { refuseAsPage } from '../http/refusals.ts'
import { senderLimit } from '../http/senderLimit.ts'
import { renderDocument } from '../render/document.tsx'
import { errorResponse } from '../render/errorPage.tsx'
import { signImage } from '../render/imageSignature.ts'
import { renderMissing } from '../render/page.tsx'
import { keptPages, loadAskedPage } from './askedPage.ts'
import { type AnySection, READINGS } from './readings.ts'

/** The most characters of the address of a section. */
const ADDRESS_LENGTH = 300

/** Says that there is no such page, or that it has no section that answers. */
const missingResponse = async (missing: Parameters<typeof renderMissing>[0]) =>
  htmlResponse(await renderMissing(missing), 404)

/** The sections of a page, of any kind. */
const sectionsOf = ({ subject }: Page): readonly AnySection[] =>
  'sections' in subject ? subject.sections : []

/**
 * Returns the handlers of the page on which a section of a kind answers a visitor: '/prazos?desde=2026-03&pagina=/x%23prazos'.
 * It shows the section of that page, filled. No answer is stored, as there is one for each visitor, and none is measured, as
 * its address has what she typed.
 *
 * @param load loads the page at a path
 */
export function sectionEndpoint(kind: keyof typeof askWords, load = loadAskedPage) {
  const { field, path: answerPath, title, maxLength } = askWords[kind]
  const read = READINGS[kind]
  const isAnswering = (section: AnySection) =>
    read(section, { from: '', text: '' }, '') !== undefined
  const pageAt = keptPages(load, (page) => sectionsOf(page).some(isAnswering))
  return endpoint({
    method: 'GET',
    refuse: refuseAsPage,
    limit: senderLimit({ name: kind, perNetwork: 300 }),
    queue: new Queue(4, 32),
    async answer({ request, now }) {
      const fields = new URL(request.url).searchParams
      const last = (name: string) => fields.getAll(name).at(-1) ?? ''
      const [path = '', id] = last(ASKED_FIELD).slice(0, ADDRESS_LENGTH).split('#')
      const loaded = await pageAt(path, now).catch(() => undefined)
      if (!loaded) return errorResponse()
      if (loaded.outcome === 'redirect') {
        fields.set(ASKED_FIELD, withAnchor(normalizePath(loaded.location), id))
        return redirect(307, `${answerPath}?${fields}`)
      }
      if (loaded.outcome === 'missing') return missingResponse(loaded)
      const page = withSignedImages(loaded.page, signImage)
      const answering = sectionsOf(page).filter(isAnswering)
      const section = answering.find((each) => each.id === id) ?? answering.at(0)
      const from = `${page.route.path}#${section?.id}`
      // A browser sends the end of a line as two characters, and counts it as one. A longer text is not read: one letter
      // too many is enough to see that.
      const typed = last(field).replaceAll('\r\n', '\n').trim()
      const text = typed.slice(0, maxLength + 1)
      const filled = section && read(section, { from, text }, dayOf(now))
      if (!filled) return missingResponse({ outcome: 'missing', site: page.site, pages: [] })
      const document = await renderDocument({
        metadata: {
          title: `${title}: ${page.route.name} | ${page.site.brandName}`,
          robots: 'noindex, follow',
        },
        body: <AnswerPage page={page} section={filled} kind={kind} from={from} />,
        isPrivate: true,
      })
      return htmlResponse(document)
    },
  })
}
