import type { PageOf } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { QuoteActions } from '../primitives/ContactButtons.tsx'
import { Rings } from '../primitives/Rings.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** A page that staff compose: heading and buttons beside the brand's rings, the sections in their order, the closing call. */
export function FreeTemplate(page: PageOf<'free'>) {
  const { hero, sections, closing, chatMessage } = page.subject
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <section className="band hero mint split">
        <div>
          <SectionHead heading={hero} level="h1" />
          <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
        </div>
        <Rings />
      </section>
      <Sections sections={sections} place={place} above="mint" below="deep" />
      <Closing closing={closing} chatMessage={chatMessage} place={place} />
    </PageShell>
  )
}
