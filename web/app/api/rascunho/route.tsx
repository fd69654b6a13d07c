import { KEY_PARAMETER } from '@elos/content/parts/preview/link'
import { dayInWords } from '@elos/content/parts/time/day'
import { EditorBar } from '@elos/ui'
import { z } from 'zod'
import { Queue } from '../../../common/queue.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { htmlResponse } from '../../../http/htmlResponse.ts'
import { plainPage } from '../../../http/plainPage.ts'
import { refuseAsPage } from '../../../http/refusals.ts'
import { senderLimit } from '../../../http/senderLimit.ts'
import { draftLake } from '../../../lake/client.ts'
import { renderReadOnlyPage } from '../../../render/page.tsx'
import { loadLinkedPage } from './linkedPage.ts'

export const dynamic = 'force-dynamic'

const keySchema = z.uuid()

/** Drafts without marks for click-to-edit. */
const client = draftLake.withConfig({ stega: { enabled: false } })

const noPage = () =>
  plainPage(404, {
    title: 'Este link não vale mais',
    text: 'Peça outro a quem o enviou.',
    link: { href: '/', label: 'Ir para a página inicial' },
  })

/**
 * Shows the draft of one page to whoever has a link to it, which staff made in the Studio, for a few days. Nothing on the
 * page runs, is stored or can be sent, and its links lead to the site as visitors see it.
 */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  limit: senderLimit({ name: 'preview links', perNetwork: 120 }),
  queue: new Queue(2, 32),
  read({ request }) {
    const key = keySchema.safeParse(new URL(request.url).searchParams.get(KEY_PARAMETER))
    return key.success ? key.data : noPage()
  },
  async answer(call, key) {
    const linked = await loadLinkedPage(client, key, call)
    if (!linked) return noPage()
    const bar = <LinkBar lastDay={linked.lastDay} />
    return htmlResponse(await renderReadOnlyPage(linked.page, bar))
  },
})

/** Says what the page is, and until when the link shows it. */
function LinkBar({ lastDay }: { lastDay: string }) {
  return (
    <EditorBar className="sun" aria-label="Pré-visualização">
      <p>Pré-visualização, só para ver. Este link vale até {dayInWords(lastDay)}.</p>
    </EditorBar>
  )
}
